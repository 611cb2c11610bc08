import { getOrder } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { createRandom } from '../createRandom.ts';
import { parcelTimes } from '../orders/parcelTimes.ts';
import { playArrival } from '../orders/playArrival.ts';
import { playDispatch } from '../orders/playDispatch.ts';
import type { DemoBuyer } from './DemoBuyer.ts';
import { ignoringRefusals } from './ignoringRefusals.ts';
import { inTurns } from './inTurns.ts';

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
    .where('paid_at', '<', now)
    .execute();
  await inTurns(rows, async ({ user_id: userId, id, paid_at: paidAt }) => {
    const { sentAt, deliveredAt } = parcelTimes(paidAt ?? now, createRandom(`parcel ${id}`));
    if (deliveredAt > now) return;
    await ignoringRefusals(() =>
      db.transact(async (tx) => {
        const order = await getOrder(tx, { userId, id });
        await playDispatch(tx, { order, staffId, now: sentAt });
        await playArrival(tx, { order, sentAt, deliveredAt });
      }),
    );
  });
}
