import { endUnsentRefund } from '../../modules/trade/afterSale/index.ts';
import { voidApproval } from '../../modules/staff/approvals/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** In `approvals.kind`. */
export const UNSENT_REFUND = 'unsentRefund';

/** What has not been sent of an order becomes less: nobody has to decide any more on giving all of it back. The caller holds the order. */
export async function forgetUnsentRefund(
  tx: Tx,
  { order, now }: { order: { readonly userId: string; readonly id: string }; now: Date },
): Promise<void> {
  const subjectId = await endUnsentRefund(tx, { userId: order.userId, orderId: order.id, state: 'dropped', now });
  if (subjectId) await voidApproval(tx, { kind: UNSENT_REFUND, subjectId, now });
}
