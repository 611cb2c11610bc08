import { moveClosingPayout } from '../../modules/money/wallet/index.ts';
import { needsSecondPerson, requestApproval } from '../../modules/staff/approvals/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { ClosingDecision } from './ClosingDecision.ts';
import { CLOSING_PAYOUT, foreseeClosingPayout } from './closingApproval.ts';
import { lockForFinance } from './lockForFinance.ts';

/** Above the sum: before the bank is told to pay, a second person is asked. */
export async function askForClosingPayout(tx: Tx, { staffId, id, note, now }: ClosingDecision): Promise<void> {
  const payout = await lockForFinance(tx, id);
  if (payout.state === 'approved') throw new ShopError('CLOSING_PAYOUT_CHANGED');
  if (!needsSecondPerson('payout', payout.amountFen)) throw new ShopError('CLOSING_NO_APPROVAL');
  await moveClosingPayout(tx, payout, 'asked');
  await requestApproval(tx, {
    kind: CLOSING_PAYOUT,
    subjectId: id,
    deed: await foreseeClosingPayout(tx, payout),
    by: { kind: 'staff', staffId },
    reason: note,
    now,
  });
  await recordAudit(tx, {
    staffId,
    action: 'closing.ask',
    target: { kind: 'closingPayout', id },
    before: { state: payout.state },
    after: { state: 'asked', amountFen: payout.amountFen, note },
    now,
  });
}
