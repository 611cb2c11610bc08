import { businessDay } from '@jiwu/kernel';
import { type BookableDays, bookableDays } from '../../../modules/content/advertisement/index.ts';
import { listHolidays } from '../../../modules/people/businesses/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** Which days can be booked now, by the shop's holidays. */
export async function loadBookableDays(db: Reader, now: Date): Promise<BookableDays> {
  const holidays = await listHolidays(db, businessDay(now));
  return bookableDays(now, new Set(holidays.map(({ day }) => day)));
}
