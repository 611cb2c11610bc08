import type { Tx } from '../../../../platform/database/Tx.ts';
import type { RefundRecord } from './RefundRecord.ts';

/** Still processing, but only a person can finish it, at the gateway. True: this was the first that we heard of it. */
export async function markRefundAbnormal(tx: Tx, input: { refund: RefundRecord; now: Date }): Promise<boolean> {
  const updated = await tx
    .updateTable('payment_refunds')
    .set({ waits_since: input.now })
    .where('user_id', '=', input.refund.userId)
    .where('id', '=', input.refund.id)
    .where('state', '=', 'processing')
    .where('waits_since', 'is', null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
