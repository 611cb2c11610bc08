import { businessDay, DAY_MS, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { createRandom } from '../createRandom.ts';

/** When the house did what, in its working hours. */
interface UnitTimes {
  readonly takenInAt: Date;
  readonly inspectedAt: Date;
  readonly gradedAt: Date;
  readonly listedAt: Date;
}

/** A moment between two hours of a day that was so many days ago, in Shanghai; the same for the same seed. */
export function momentOf(
  now: Date,
  { daysAgo, from, until, seed }: { daysAgo: number; from: number; until: number; seed: string },
): Date {
  const day = businessDay(new Date(now.getTime() - daysAgo * DAY_MS));
  const minutes = createRandom(`moment ${seed}`).between(0, (until - from) * 60);
  return new Date(Date.parse(`${day}T00:00:00+08:00`) + from * HOUR_MS + minutes * MINUTE_MS);
}

/** Taken in three days before it is listed, inspected and graded the day before. */
export function unitTimes(now: Date, { listedDaysAgo, seed }: { listedDaysAgo: number; seed: string }): UnitTimes {
  const inspectedAt = momentOf(now, { daysAgo: listedDaysAgo + 1, from: 13, until: 17, seed: `inspected ${seed}` });
  const minutes = createRandom(`minutes ${seed}`).between(14, 46);
  return {
    takenInAt: momentOf(now, { daysAgo: listedDaysAgo + 3, from: 9, until: 17, seed: `takenIn ${seed}` }),
    inspectedAt,
    gradedAt: new Date(inspectedAt.getTime() + minutes * MINUTE_MS),
    listedAt: momentOf(now, { daysAgo: listedDaysAgo, from: 10, until: 16, seed: `listed ${seed}` }),
  };
}
