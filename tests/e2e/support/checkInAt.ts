import { findUserByPhone } from '../../../apps/server/src/modules/people/identity/index.ts';
import { checkIn } from '../../../apps/server/src/modules/people/integral/index.ts';
import { createDatabase } from '../../../apps/server/src/platform/database/createDatabase.ts';

/** Lets a user have checked in at moments that are past. */
export async function checkInAt(phoneNumber: string, moments: readonly Date[]): Promise<void> {
  const connectionString = process.env['DATABASE_URL'] ?? '';
  const db = createDatabase({ connectionString, max: 1, applicationName: 'jiwu-e2e' });
  try {
    const user = await findUserByPhone(db.read, phoneNumber);
    if (!user) throw new Error(`nobody has the number ${phoneNumber}`);
    for (const now of moments) await db.transact((tx) => checkIn(tx, { userId: user.id, now }));
  } finally {
    await db.close();
  }
}
