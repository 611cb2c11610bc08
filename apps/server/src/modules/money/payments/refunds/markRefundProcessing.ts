import type { Tx } from '../../../../platform/database/Tx.ts';
import type { RefundRecord } from './RefundRecord.ts';

/** requested → processing: the gateway has it and will say how it ended. From stuck, too, if it has it after all. */
export async function markRefundProcessing(tx: Tx, input: { refund: RefundRecord; now: Date }): Promise<void> {
  await tx
    .updateTable('payment_refunds')
    .set((eb) => ({
      state: 'processing',
      ask_at: eb.fn.coalesce('ask_at', eb.val(input.now)),
      refused_at: null,
      failure: null,
      waits_since: null,
    }))
    .where('user_id', '=', input.refund.userId)
    .where('id', '=', input.refund.id)
    .where('state', 'in', ['requested', 'stuck'])
    .execute();
}
