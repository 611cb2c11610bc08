import { findUserByPhone } from '../../apps/server/src/modules/people/identity/index.ts';
import { checkIn, loadCheckIns } from '../../apps/server/src/modules/people/integral/index.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { createRandom } from './createRandom.ts';
import type { DemoAct } from './playActs.ts';
import { momentOf } from './promoter/momentOf.ts';

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
  const random = createRandom('hours of check-ins');
  return DAYS_AGO.map((daysAgo) => {
    const at = momentOf({ daysAgo, hour: 7.3 + random.next() * 3 }, now);
    return { at, act: () => db.transact((tx) => checkIn(tx, { userId: user.id, now: at })) };
  });
}
