import { endUnsentRefund } from '../../modules/trade/afterSale/index.ts';
import { needsSecondPerson, voidApproval } from '../../modules/staff/approvals/index.ts';
import type { Order } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** In `approvals.kind`. */
export const UNSENT_REFUND = 'unsentRefund';

/** What has not been sent of an order becomes less: nobody has to decide any more on giving all of it back. The caller holds the order. */
export async function forgetUnsentRefund(
  tx: Tx,
  { order, now }: { order: Pick<Order, 'userId' | 'id' | 'payFen'>; now: Date },
): Promise<void> {
  // No more goes back than was paid, so most orders have none that could wait, and a dispatch need not look.
  if (!needsSecondPerson('refund', order.payFen)) return;
  const subjectId = await endUnsentRefund(tx, { userId: order.userId, orderId: order.id, state: 'dropped', now });
  if (subjectId) await voidApproval(tx, { kind: UNSENT_REFUND, subjectId, now });
}
