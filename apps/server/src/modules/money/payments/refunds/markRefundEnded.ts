import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';
import type { RefundState } from '../../../../platform/gateways/Gateway.ts';
import type { RefundRecord } from './RefundRecord.ts';

type Ending = Extract<RefundState, { state: 'succeeded' | 'failed' }>;

/** Decided for ever, one way or the other. */
export function isRefundEnding(said: RefundState): said is Ending {
  return said.state === 'succeeded' || said.state === 'failed';
}

/** requested or processing → succeeded or failed. False: it had ended already. */
export async function markRefundEnded(
  tx: Tx,
  input: { refund: RefundRecord; ending: Ending; now: Date },
): Promise<boolean> {
  const { refund, ending } = input;
  const updated = await tx
    .updateTable('payment_refunds')
    .set(
      ending.state === 'succeeded'
        ? // The gateway's own time: its statement counts the refund to that day.
          { state: 'succeeded', refund_id: ending.refundId, finished_at: ending.refundedAt, ask_at: null }
        : { state: 'failed', failure: ending.reason, finished_at: input.now, ask_at: null },
    )
    .where('user_id', '=', refund.userId)
    .where('id', '=', refund.id)
    .where('state', 'in', ['requested', 'processing'])
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  announceLive(tx, liveChannels.payment(refund.payment.id));
  announceLive(tx, liveChannels.payable(refund.payment.payable));
  return true;
}
