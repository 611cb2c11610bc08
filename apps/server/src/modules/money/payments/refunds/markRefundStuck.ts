import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';
import type { RefundRecord } from './RefundRecord.ts';

/** requested or processing → stuck: the gateway does not do it, with its code. False: it was so already, or has ended. */
export async function markRefundStuck(
  tx: Tx,
  input: { refund: RefundRecord; failure: string; now: Date },
): Promise<boolean> {
  const { refund, failure, now } = input;
  const updated = await tx
    .updateTable('payment_refunds')
    .set({ state: 'stuck', failure, waits_since: now, ask_at: null, refused_at: null })
    .where('user_id', '=', refund.userId)
    .where('id', '=', refund.id)
    .where('state', 'in', ['requested', 'processing'])
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  announceLive(tx, liveChannels.payment(refund.payment.id));
  announceLive(tx, liveChannels.payable(refund.payment.payable));
  return true;
}
