import { rules } from '@jiwu/contract';
import { addWorkingDays, businessDay } from '@jiwu/kernel';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listHolidays } from './holidays.ts';

const { reviewDays, answerBy } = rules.business;

/** Until when staff answer what is submitted now. The day of the submission itself does not count. */
export async function promiseAnswer(db: Reader, now: Date): Promise<Date> {
  const today = businessDay(now);
  const holidays = new Set((await listHolidays(db, today)).map(({ day }) => day));
  return new Date(`${addWorkingDays(today, reviewDays, holidays)}T${answerBy}:00+08:00`);
}
