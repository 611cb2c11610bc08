import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';
import type { RefundState } from '../../../../platform/gateways/Gateway.ts';
import type { RefundRecord, RefundRecordState } from './RefundRecord.ts';

type Ending = Extract<RefundState, { state: 'succeeded' | 'failed' }>;

/** Decided for ever, one way or the other. */
export function isRefundEnding(said: RefundState): said is Ending {
  return said.state === 'succeeded' || said.state === 'failed';
}

/** From which states it may end so. Stuck, too: the gateway may have it after all. */
const endsFrom = {
  succeeded: ['requested', 'processing', 'stuck'],
  failed: ['requested', 'processing'],
} as const satisfies Record<Ending['state'], readonly RefundRecordState[]>;

/** → succeeded or failed, as the gateway says. False: it had ended already, or is stuck and has failed once more. */
export async function markRefundEnded(
  tx: Tx,
  input: { refund: RefundRecord; ending: Ending; now: Date },
): Promise<boolean> {
  const { refund, ending } = input;
  const done = { ask_at: null, refused_at: null, waits_since: null };
  const updated = await tx
    .updateTable('payment_refunds')
    .set(
      ending.state === 'succeeded'
        ? // The gateway's own time: its statement counts the refund to that day.
          { state: 'succeeded', refund_id: ending.refundId, finished_at: ending.refundedAt, ...done, failure: null }
        : { state: 'failed', failure: ending.reason, finished_at: input.now, ...done },
    )
    .where('user_id', '=', refund.userId)
    .where('id', '=', refund.id)
    .where('state', 'in', endsFrom[ending.state])
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  announceLive(tx, liveChannels.payment(refund.payment.id));
  announceLive(tx, liveChannels.payable(refund.payment.payable));
  return true;
}
