import { addMonths, businessDay } from '@jiwu/kernel';
import type { Reader } from '../../../platform/database/createDatabase.ts';
import { checkInGives } from './checkInGives.ts';
import { listCheckIns } from './checkInQueries.ts';
import { dayAfter } from './dayAfter.ts';

interface Input {
  readonly userId: string;
  /** This one unless it is said. */
  readonly month: string | undefined;
  readonly now: Date;
}

/** A month's days, and how today stands. */
export async function loadCheckIns(db: Reader, { userId, month: asked, now }: Input) {
  const today = businessDay(now);
  const month = asked ?? today.slice(0, 7);
  const [days, recent] = await Promise.all([
    listCheckIns(db, { userId, from: `${month}-01`, until: `${addMonths(month, 1)}-01` }),
    listCheckIns(db, { userId, from: dayAfter(today, -1), until: dayAfter(today, 1) }),
  ]);
  const done = recent.find(({ day }) => day === today);
  const streak = recent.at(-1)?.streak ?? 0;
  return {
    today,
    month,
    days: days.map(({ day, integral }) => ({ day, integral })),
    streak,
    isCheckedIn: done !== undefined,
    integral: done?.integral ?? checkInGives(streak + 1),
  };
}
