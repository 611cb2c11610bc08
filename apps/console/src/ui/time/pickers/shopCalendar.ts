import { HOUR_MS } from '@jiwu/kernel';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';
import type { DatePicker } from 'antd';
import { shopNow } from '../../../session/shopTime.ts';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** Shanghai has had no daylight saving since 1991: a fixed offset is exact. */
const SHANGHAI_OFFSET_MS = 8 * HOUR_MS;
const DAY = 'YYYY-MM-DD';

/**
 * What the clock on a wall in Shanghai shows. It is kept as if it were UTC, which has no daylight saving and which no machine can change:
 * the pickers read and set its digits, and never the machine's own.
 */
export const wallOf = {
  instant: (instant: string | Date): Dayjs => dayjs.utc(new Date(instant).getTime() + SHANGHAI_OFFSET_MS),
  day: (day: string): Dayjs => dayjs.utc(day),
} as const;

export const instantOf = (wall: Dayjs): string => new Date(wall.valueOf() - SHANGHAI_OFFSET_MS).toISOString();
export const dayOf = (wall: Dayjs): string => wall.format(DAY);

/** How antd's pickers reckon: with walls, whose now is the server's. Weeks begin on Sunday. */
export const shopCalendar: Parameters<typeof DatePicker.generatePicker<Dayjs>>[0] = {
  getNow: () => wallOf.instant(shopNow()),
  getFixedDate: (day) => wallOf.day(day),
  getEndDate: (wall) => wall.endOf('month'),
  getWeekDay: (wall) => wall.day(),
  getYear: (wall) => wall.year(),
  getMonth: (wall) => wall.month(),
  getDate: (wall) => wall.date(),
  getHour: (wall) => wall.hour(),
  getMinute: (wall) => wall.minute(),
  getSecond: (wall) => wall.second(),
  getMillisecond: (wall) => wall.millisecond(),
  addYear: (wall, by) => wall.add(by, 'year'),
  addMonth: (wall, by) => wall.add(by, 'month'),
  addDate: (wall, by) => wall.add(by, 'day'),
  setYear: (wall, year) => wall.year(year),
  setMonth: (wall, month) => wall.month(month),
  setDate: (wall, date) => wall.date(date),
  setHour: (wall, hour) => wall.hour(hour),
  setMinute: (wall, minute) => wall.minute(minute),
  setSecond: (wall, second) => wall.second(second),
  setMillisecond: (wall, ms) => wall.millisecond(ms),
  isAfter: (one, other) => one.isAfter(other),
  isValidate: (wall) => wall.isValid(),
  locale: {
    getWeekFirstDay: () => 0,
    getWeekFirstDate: (_, wall) => wall.day(0),
    getWeek: (_, wall) => Math.ceil((wall.diff(wall.startOf('year').day(0), 'day') + 1) / 7),
    getShortWeekDays: () => ['日', '一', '二', '三', '四', '五', '六'],
    getShortMonths: () => Array.from({ length: 12 }, (_, month) => `${month + 1}月`),
    format: (_, wall, format) => wall.format(format),
    parse: (_, text, formats) =>
      formats.map((format) => dayjs.utc(text, format, true)).find((wall) => wall.isValid()) ?? null,
  },
};
