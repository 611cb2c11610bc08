import { DAY_MS } from '@jiwu/kernel';
import { findUserByPhone } from '../../apps/server/src/modules/people/identity/index.ts';
import { checkIn, loadCheckIns } from '../../apps/server/src/modules/people/integral/index.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import type { DemoAct } from './playActs.ts';

/** A longer row that broke off, and two days up to yesterday: today is still open. */
const DAYS_AGO = [9, 8, 7, 6, 5, 2, 1];

/** The demo user's last days, unless they have checked in lately. */
export async function planCheckIns(
  db: Database,
  { phoneNumber, now }: { phoneNumber: string; now: Date },
): Promise<DemoAct[]> {
  const user = await findUserByPhone(db.read, phoneNumber);
  if (!user) return [];
  const { days, streak } = await loadCheckIns(db.read, { userId: user.id, month: undefined, now });
  if (days.length > 0 || streak > 0) return [];
  return DAYS_AGO.map((daysAgo) => {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    return { at, act: () => db.transact((tx) => checkIn(tx, { userId: user.id, now: at })) };
  });
}
