import { addMonths, businessDay } from '@jiwu/kernel';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { checkInGives } from './checkInGives.ts';
import { findFirstMonth, listCheckIns } from './checkInQueries.ts';
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
  const [days, recent, firstMonth] = await Promise.all([
    listCheckIns(db, { userId, from: `${month}-01`, until: `${addMonths(month, 1)}-01` }),
    listCheckIns(db, { userId, from: dayAfter(today, -1), until: dayAfter(today, 1) }),
    findFirstMonth(db, userId),
  ]);
  const done = recent.find(({ day }) => day === today);
  const streak = recent.at(-1)?.streak ?? 0;
  return {
    today,
    month,
    firstMonth,
    days: days.map(({ day, integral }) => ({ day, integral })),
    streak,
    isCheckedIn: done !== undefined,
    integral: done?.integral ?? checkInGives(streak + 1),
  };
}
