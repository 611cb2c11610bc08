import type { Answer, advertisementEndpoints } from '@jiwu/contract';
import { daysOf, findAverage, listTaken, type Slot } from '../../../modules/content/advertisement/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { loadBookableDays } from './loadBookableDays.ts';

type Calendar = Answer<(typeof advertisementEndpoints)['advertisementCalendar']>;

/** Which days of a slot are taken, from today until the last that is open: three statements. */
export async function loadCalendar(db: Reader, slot: Slot, now: Date): Promise<Calendar> {
  const days = await loadBookableDays(db, now);
  const { today, lastDay } = days;
  const [taken, average] = await Promise.all([
    listTaken(db, slot, { fromDay: today, toDay: lastDay }),
    findAverage(db, slot, today),
  ]);
  const inWindow = (day: string) => day >= today && day <= lastDay;
  return { ...days, taken: taken.flatMap(({ fromDay, toDay }) => daysOf(fromDay, toDay)).filter(inWindow), ...average };
}
