import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';
import type { RefundRecord } from './RefundRecord.ts';

/** How finance has ended a refund that its gateway would not do. */
export type OtherWay =
  | { readonly went: 'balance' }
  /** The number of the bank's transfer. */
  | { readonly went: 'bank'; readonly proof: string };

/** stuck → succeeded by another way. The caller holds it. */
export async function markRefundGone(tx: Tx, input: { refund: RefundRecord; way: OtherWay; now: Date }): Promise<void> {
  const { refund, way, now } = input;
  const updated = await tx
    .updateTable('payment_refunds')
    .set({ ...way, state: 'succeeded', failure: null, waits_since: null, finished_at: now })
    .where('user_id', '=', refund.userId)
    .where('id', '=', refund.id)
    .where('state', '=', 'stuck')
    .executeTakeFirst();
  assert(updated.numUpdatedRows === 1n, `refund ${refund.id} is locked and stuck`);
  announceLive(tx, liveChannels.payment(refund.payment.id));
  announceLive(tx, liveChannels.payable(refund.payment.payable));
}
