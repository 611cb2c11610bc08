import { bookRefund, lockStuckRefund, markRefundGone, type Payables } from '../../../modules/money/payments/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { endRefundOfPayable } from '../endRefundOfPayable.ts';
import { auditRefund } from './auditRefund.ts';
import type { StuckDecision } from './StuckDecision.ts';

/** Settled by hand: finance has paid it out of the bank's account, and proves it by the number of the transfer. */
export async function settleRefund(
  tx: Tx,
  input: StuckDecision & { readonly proof: string },
  payables: Payables,
): Promise<void> {
  const { id, heard, proof, now } = input;
  const refund = await lockStuckRefund(tx, { id, waitsSince: heard.waitsSince });
  const way = { went: 'bank', proof } as const;
  await markRefundGone(tx, { refund, way, now });
  await bookRefund(tx, { refund, way, now });
  await endRefundOfPayable(tx, { refund, outcome: 'succeeded', now }, payables);
  await auditRefund(tx, { ...input, refund, action: 'refund.settle', after: { state: 'succeeded', ...way } });
}
