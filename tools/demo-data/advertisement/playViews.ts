import { HOUR_MS } from '@jiwu/kernel';
import {
  addDays,
  type Booking,
  daysOf,
  raiseCounts,
} from '../../../apps/server/src/modules/content/advertisement/index.ts';
import { createRandom } from '../createRandom.ts';
import type { ResellerScene } from '../reseller/ResellerScene.ts';
import type { DemoPlacement } from './demoPlacements.ts';

/** How many of a thousand views of a day come in each of its hours. */
const HOURS = [14, 8, 5, 3, 3, 6, 14, 28, 40, 48, 52, 54, 62, 54, 46, 44, 44, 48, 56, 70, 92, 100, 74, 35] as const;

/**
 * Views of a placement in all hours that are over. The present hour is left to who looks at the demo: a figure in Redis counts only where it is
 * greater than what is stored.
 */
export async function playViews(
  { db, now }: ResellerScene,
  { id, fromDay, toDay }: Pick<Booking, 'id' | 'fromDay' | 'toDay'>,
  { seenPerDay, clickRateBp }: DemoPlacement,
): Promise<void> {
  const thisHourMs = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  await db.transact(async (tx) => {
    for (const day of daysOf(fromDay, toDay)) {
      const random = createRandom(`views of ${id} on ${day}`);
      const mood = 0.85 + 0.3 * random.next();
      for (const [nth, share] of HOURS.entries()) {
        const hour = new Date(Date.parse(`${day}T00:00:00+08:00`) + nth * HOUR_MS);
        const impressions = Math.round((seenPerDay * mood * share * (0.8 + 0.4 * random.next())) / 1000);
        const clicks = Math.round((impressions * clickRateBp * (0.6 + 0.8 * random.next())) / 10_000);
        if (hour.getTime() >= thisHourMs || impressions === 0) continue;
        await raiseCounts(tx, { hour, day, counted: [{ id, impressions, clicks }], now: endOf(day, now) });
      }
    }
  });
}

/** When the last hour of a day was brought, or now. */
function endOf(day: string, now: Date): Date {
  return new Date(Math.min(now.getTime(), Date.parse(`${addDays(day, 1)}T00:00:05+08:00`)));
}
