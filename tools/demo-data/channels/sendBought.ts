import { DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { getOrder } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { playDispatch } from '../orders/playDispatch.ts';
import type { DemoBuyer } from './DemoBuyer.ts';
import { ignoringRefusals } from './ignoringRefusals.ts';
import { inTurns } from './inTurns.ts';

/** After this long a parcel has been sent and has arrived. */
const ARRIVED_MS = 2 * DAY_MS;
const SENT_MS = 8 * HOUR_MS;

interface Input {
  /** The member of staff who sends the parcels. */
  readonly staffId: string;
  readonly buyers: readonly DemoBuyer[];
  readonly now: Date;
}

/** What the demo's own buyers bought in a channel some days ago has been sent and has arrived. */
export async function sendBought(db: Database, { staffId, buyers, now }: Input): Promise<void> {
  if (buyers.length === 0) return;
  const rows = await db.read
    .selectFrom('orders')
    .select(['user_id', 'id', 'paid_at'])
    .where(
      'user_id',
      'in',
      buyers.map(({ userId }) => userId),
    )
    .where('kind', 'in', ['woot', 'groupPurchase', 'openBox'])
    .where('state', '=', 'awaitingDispatch')
    .where('paid_at', '<', new Date(now.getTime() - ARRIVED_MS))
    .execute();
  await inTurns(rows, async ({ user_id: userId, id, paid_at: paidAt }) => {
    const sentAt = new Date((paidAt ?? now).getTime() + SENT_MS);
    await ignoringRefusals(() =>
      db.transact(async (tx) => {
        const order = await getOrder(tx, { userId, id });
        await playDispatch(tx, { order, staffId, isThere: true, now: sentAt });
      }),
    );
  });
}
