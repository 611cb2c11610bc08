import { advertisementDayFen } from '@jiwu/contract/rules';
import type { CalendarAnswer } from '../AdvertisementData.ts';
import type { Place } from '../aim.ts';
import { daysIn } from '../days.ts';
import type { SlotDay } from './pickDays.ts';

/** The days that are open, each with its price. */
export function slotDays(place: Place, { earliestDay, lastDay, taken }: CalendarAnswer): SlotDay[] {
  const gone = new Set(taken);
  return daysIn({ first: earliestDay, last: lastDay }).map((day) => ({
    day,
    priceFen: advertisementDayFen(place, day),
    isTaken: gone.has(day),
  }));
}
