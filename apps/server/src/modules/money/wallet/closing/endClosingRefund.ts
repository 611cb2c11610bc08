import { assert } from '@jiwu/kernel';
import type { Payable } from '../../payments/index.ts';
import { finishClosingPayout } from './finishClosingPayout.ts';
import { lockClosingPayout } from './lockClosingPayout.ts';

/** What goes back by a recharge's own payment has gone, whichever way. It does not fail: an account that is closed takes nothing back. */
export const endClosingRefund: Payable['onRefundEnded'] = async (tx, { causeId, outcome, now }) => {
  assert(outcome === 'succeeded', 'a refund to whoever left is stuck, not failed');
  const payout = await lockClosingPayout(tx, causeId);
  assert(payout?.state === 'sent', 'a refund that ends was under way');
  await finishClosingPayout(tx, { payout, proof: null, now });
};
