import { finishClosingPayout } from '../../modules/money/wallet/index.ts';
import { needsSecondPerson } from '../../modules/staff/approvals/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { ClosingDecision } from './ClosingDecision.ts';
import { lockForFinance } from './lockForFinance.ts';

/** Finance has paid a leaver out of the bank's account, and proves it by the number of the transfer. */
export async function settleClosingPayout(
  tx: Tx,
  { staffId, id, proof, note, now }: ClosingDecision & { readonly proof: string },
): Promise<void> {
  const payout = await lockForFinance(tx, id);
  const isApproved = payout.state === 'approved' || !needsSecondPerson('payout', payout.amountFen);
  if (!isApproved) throw new ShopError('CLOSING_UNAPPROVED');
  await finishClosingPayout(tx, { payout, proof, now });
  await recordAudit(tx, {
    staffId,
    action: 'closing.settle',
    target: { kind: 'closingPayout', id },
    before: { state: payout.state },
    after: { state: 'done', amountFen: payout.amountFen, proof, note },
    now,
  });
}
