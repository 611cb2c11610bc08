import { assert, newId } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import { revokeVip } from './revokeVip.ts';
import type { VipPurchase } from './VipPurchase.ts';

/** paid → refunding: the time it gave is gone at once. Answers the refund's cause. The caller holds the purchase. */
export async function startVipRefund(tx: Tx, { purchase, now }: { purchase: VipPurchase; now: Date }): Promise<string> {
  const { userId, id } = purchase;
  const requestId = newId();
  const updated = await tx
    .updateTable('vip_purchases')
    .set({ state: 'refunding', refund_request_id: requestId })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .executeTakeFirst();
  assert(updated.numUpdatedRows === 1n, `VIP purchase ${id} is locked and paid`);
  await revokeVip(tx, { userId, cause: { kind: 'purchase', id }, now });
  return requestId;
}

/** refunding → refunded: the money is back where it came from. */
export async function markVipRefunded(
  tx: Tx,
  { userId, requestId, now }: { userId: string; requestId: string; now: Date },
): Promise<void> {
  const updated = await tx
    .updateTable('vip_purchases')
    .set({ state: 'refunded', refunded_at: now })
    .where('user_id', '=', userId)
    .where('refund_request_id', '=', requestId)
    .where('state', '=', 'refunding')
    .executeTakeFirst();
  assert(updated.numUpdatedRows === 1n, 'a refund that ends was under way');
}

/** The ledger's cause of one going back. */
export function vipRefundCause(requestId: string) {
  return { kind: 'vipRefund', id: requestId };
}
