import {
  bookRefund,
  lockStuckRefund,
  markRefundGone,
  type Payables,
  type RefundRecord,
} from '../../../modules/money/payments/index.ts';
import { addPrincipal } from '../../../modules/money/wallet/index.ts';
import { holdOpen } from '../../../modules/people/identity/index.ts';
import { needsSecondPerson } from '../../../modules/staff/approvals/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { endRefundOfPayable } from '../endRefundOfPayable.ts';
import { auditRefund } from './auditRefund.ts';
import type { StuckDecision } from './StuckDecision.ts';

/** Into the user's balance instead. Above the sum a second person has to be asked first. */
export async function rerouteRefund(tx: Tx, input: StuckDecision, payables: Payables): Promise<void> {
  const { id, heard } = input;
  const refund = await lockStuckRefund(tx, { id, waitsSince: heard.waitsSince });
  if (needsSecondPerson('refund', refund.amountFen)) throw new ShopError('REFUND_UNAPPROVED');
  await sendIntoBalance(tx, { ...input, refund }, payables);
}

/**
 * As principal of its own. For the payable the refund has succeeded. The caller holds the refund; locks what
 * a refund's end locks; closing an account, which empties the balance, waits for no refund.
 */
export async function sendIntoBalance(
  tx: Tx,
  input: Pick<StuckDecision, 'staffId' | 'note' | 'now'> & { readonly refund: RefundRecord },
  payables: Payables,
): Promise<void> {
  const { refund, now } = input;
  const { id, userId, amountFen } = refund;
  if (!(await holdOpen(tx, userId))) throw new ShopError('REFUND_USER_GONE');
  const way = { went: 'balance' } as const;
  await markRefundGone(tx, { refund, way, now });
  await endRefundOfPayable(tx, { refund, outcome: 'succeeded', now }, payables);
  const book = () => bookRefund(tx, { refund, way, now });
  await addPrincipal(tx, { userId, amountFen, source: { kind: 'refund', id }, book, now });
  await auditRefund(tx, { ...input, action: 'refund.reroute', after: { state: 'succeeded', ...way } });
}
