import { findUserByPhone } from '../../apps/server/src/modules/identity/index.ts';
import { checkIn, loadCheckIns } from '../../apps/server/src/modules/integral/index.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';

const DAY_MS = 24 * 3_600_000;
/** A longer row that broke off, and two days up to yesterday: today is still open. */
const DAYS_AGO = [9, 8, 7, 6, 5, 2, 1];

/** The demo user's last days, unless they have checked in lately. */
export async function seedCheckIns(
  db: Database,
  { phoneNumber, now }: { phoneNumber: string; now: Date },
): Promise<void> {
  const user = await findUserByPhone(db.read, phoneNumber);
  if (!user) return;
  const { days, streak } = await loadCheckIns(db.read, { userId: user.id, month: undefined, now });
  if (days.length > 0 || streak > 0) return;
  for (const daysAgo of DAYS_AGO) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    await db.transact((tx) => checkIn(tx, { userId: user.id, now: at }));
  }
}
