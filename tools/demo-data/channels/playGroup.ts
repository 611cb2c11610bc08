import { MINUTE_MS } from '@jiwu/kernel';
import { wishGroupSeat } from '../../../apps/server/src/flows/groupPurchase/wishGroupSeat.ts';
import { getSeat } from '../../../apps/server/src/modules/channels/groupPurchase/index.ts';
import type { Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { DemoBuyer } from './DemoBuyer.ts';
import { orderAsDemo } from './orderAsDemo.ts';

export interface DemoMember {
  readonly buyer: DemoBuyer;
  readonly skuId: string;
  /** When they paid. */
  readonly at: Date;
}

interface PlayedGroup {
  readonly groupId: string;
  /** In the order of the members. */
  readonly orders: readonly Order[];
}

/** The first member opens a group, the others join it; all of them pay. */
export async function playGroup(
  db: Database,
  { campaignId, members }: { campaignId: string; members: readonly DemoMember[] },
): Promise<PlayedGroup> {
  let groupId: string | null = null;
  const orders: Order[] = [];
  for (const { buyer, skuId, at } of members) {
    const of = groupId === null ? { campaignId } : { groupId };
    const { userId } = buyer;
    const orderedAt = new Date(at.getTime() - MINUTE_MS);
    const { order, seat } = await db.transact(async (tx) => {
      const wished = await wishGroupSeat(tx, { userId, ...of, ifLate: 'refund', now: orderedAt });
      const wish = { buyer, kind: 'groupPurchase', subjectId: wished.id, skuId, orderedAt, paidAt: at } as const;
      return { order: await orderAsDemo(tx, wish), seat: await getSeat(tx, { userId, id: wished.id }) };
    });
    groupId = seat.groupId;
    orders.push(order);
  }
  if (groupId === null) throw new Error('a group has a leader');
  return { groupId, orders };
}
