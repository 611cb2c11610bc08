import { rules } from '@jiwu/contract';
import { businessDay, fenToYuan } from '@jiwu/kernel';
import {
  aimOf,
  type BookedDay,
  type Booking,
  listBookings,
  listDays,
  stateOn,
} from '../../../modules/content/advertisement/index.ts';
import { findCategoryNames } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { SheetColumn } from '../../../platform/spreadsheets/write/SheetTable.ts';
import { csvText } from '../../../platform/spreadsheets/write/writeCsv.ts';

/** More than anyone books; keeps one request from holding everything in memory. */
const MOST = 1000;

const columns: readonly SheetColumn[] = [
  { heading: '编号', kind: 'text' },
  { heading: '商户', kind: 'text' },
  { heading: '标题', kind: 'text' },
  { heading: '广告位', kind: 'text' },
  { heading: '分类或词', kind: 'text' },
  { heading: '状态', kind: 'text' },
  { heading: '日期', kind: 'text' },
  { heading: '展示', kind: 'number' },
  { heading: '点击', kind: 'number' },
  { heading: '费用（元）', kind: 'number' },
  { heading: '这一天', kind: 'text' },
];

const dayNames = { held: '未结算', earned: '已用', refunded: '已退回' } as const satisfies Record<
  BookedDay['state'],
  string
>;

/** Every day of a user's bookings as CSV, the newest booking first. */
export async function exportMyBookings(db: Reader, { userId, now }: { userId: string; now: Date }): Promise<string> {
  const today = businessDay(now);
  const bookings = await listBookings(db, { userId, limit: MOST });
  const [days, names] = await Promise.all([
    listDays(db, bookings),
    findCategoryNames(
      db,
      bookings.flatMap(({ slot }) => aimOf(slot).categoryId ?? []),
    ),
  ]);
  const rowsOf = (booking: Booking) => {
    const { categoryId, word } = aimOf(booking.slot);
    const head = [
      booking.no,
      booking.advertiser,
      booking.title,
      rules.advertisement.placeTerms[booking.slot.place].name,
      word ?? names.get(categoryId ?? '') ?? '',
      rules.advertisement.stateNames[stateOn(booking, today)],
    ];
    return (days.get(booking.id) ?? []).map(({ day, impressions, clicks, priceFen, state }) => [
      ...head,
      day,
      String(impressions),
      String(clicks),
      fenToYuan(priceFen),
      dayNames[state],
    ]);
  };
  return await csvText({ columns, rows: bookings.flatMap(rowsOf) });
}
