import { MINUTE_MS, newId } from '@jiwu/kernel';
import { lockUnit } from '../../../apps/server/src/flows/openBox/lockUnit.ts';
import { UNIT } from '../../../apps/server/src/modules/channels/openBox/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { DemoBuyer } from '../channels/DemoBuyer.ts';
import { ignoringRefusals } from '../channels/ignoringRefusals.ts';
import { pickBuyers } from '../channels/pickBuyers.ts';
import { createRandom } from '../createRandom.ts';
import { listDemoUnits } from './listDemoUnits.ts';

/** Every now and then somebody is just paying for a thing: twenty buyers with three tries a day are enough for that. */
const EVERY_MS = 30 * MINUTE_MS;

/** Lets one of the things be under its veil. Whoever holds it does not pay, and it comes back by itself. */
export async function lockSomeUnit(
  db: Database,
  { buyers, now }: { buyers: readonly DemoBuyer[]; now: Date },
): Promise<void> {
  if (buyers.length === 0) return;
  const userIds = buyers.map(({ userId }) => userId);
  const latest = await db.read
    .selectFrom('claims')
    .select('id')
    .where('subject_kind', '=', UNIT)
    .where('user_id', 'in', userIds)
    .where('created_at', '>', new Date(now.getTime() - EVERY_MS))
    .executeTakeFirst();
  if (latest) return;
  const seed = `lock ${now.toISOString()}`;
  const listed = (await listDemoUnits(db.read)).flatMap(({ newest }) =>
    newest?.state === 'listed' ? [newest.id] : [],
  );
  if (listed.length === 0) return;
  const unitId = createRandom(seed).pick(listed);
  // The first who has not let too many lapse today.
  for (const { userId } of pickBuyers(buyers, seed)) {
    const wish = { userId, unitId, requestKey: newId(), now };
    if (await ignoringRefusals(() => db.transact((tx) => lockUnit(tx, wish)))) return;
  }
}
