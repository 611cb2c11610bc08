import { MINUTE_MS } from '@jiwu/kernel';
import { wishGroupSeat } from '../../../apps/server/src/flows/groupPurchase/wishGroupSeat.ts';
import { getSeat } from '../../../apps/server/src/modules/channels/groupPurchase/index.ts';
import type { Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { DemoAct } from '../playActs.ts';
import type { DemoBuyer } from './DemoBuyer.ts';
import { orderAsDemo } from './orderAsDemo.ts';

export interface DemoMember {
  readonly buyer: DemoBuyer;
  readonly skuId: string;
  /** When they paid. */
  readonly at: Date;
}

interface PlannedGroup {
  readonly acts: readonly DemoAct[];
  /** Of those who have paid so far, in the order of the members. */
  readonly orders: readonly Order[];
}

/** The first member opens a group, the others join it; all of them pay, each at their time. */
export function planGroup(
  db: Database,
  { campaignId, members }: { campaignId: string; members: readonly DemoMember[] },
): PlannedGroup {
  let groupId: string | null = null;
  const orders: Order[] = [];
  const acts = members.map(({ buyer, skuId, at }, index) => ({
    at,
    async act() {
      // Where one could not pay, the others are not asked.
      if (orders.length < index) return;
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
    },
  }));
  return { acts, orders };
}
