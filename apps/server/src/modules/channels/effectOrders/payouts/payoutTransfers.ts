import { type NewTransfer, userAccount } from '../../../money/ledger/index.ts';
import { commissionCost, settledOf } from '../effects/commissionAccounts.ts';
import type { Payout } from './Payout.ts';

export const payoutCause = ({ id }: Pick<Payout, 'id'>) => ({ kind: 'effectPayout', id, leg: 'payout' }) as const;
export const takingCause = ({ id }: Pick<Payout, 'id'>) => ({ kind: 'effectTaking', id, leg: 'taken' }) as const;

/** The one transfer of a payout, from settled commission to the balance; and what it takes of a debt, back to the shop. */
export function payoutTransfers(payout: Payout): NewTransfer[] {
  const { userId, no, amountFen, takenFen } = payout;
  const from = settledOf(userId);
  const paid = {
    from,
    to: userAccount(userId, 'balance'),
    amount: amountFen,
    cause: payoutCause(payout),
    memo: `兑付 ${no}`,
  };
  const memo = `兑付 ${no} 扣回此前退款的佣金`;
  const taken = { from, to: commissionCost, amount: takenFen, cause: takingCause(payout), memo };
  return takenFen > 0 ? [paid, taken] : [paid];
}
