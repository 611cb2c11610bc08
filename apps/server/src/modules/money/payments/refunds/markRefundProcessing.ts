import type { Tx } from '../../../../platform/database/Tx.ts';
import type { RefundRecord } from './RefundRecord.ts';

/** requested → processing: the gateway has it and will say how it ended. */
export async function markRefundProcessing(tx: Tx, refund: RefundRecord): Promise<void> {
  await tx
    .updateTable('payment_refunds')
    .set({ state: 'processing' })
    .where('user_id', '=', refund.userId)
    .where('id', '=', refund.id)
    .where('state', '=', 'requested')
    .execute();
}
