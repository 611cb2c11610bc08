import { type BalanceChange, insertBalanceChange } from '../../modules/money/handBookings/index.ts';
import { isOpen } from '../../modules/people/identity/index.ts';
import { type Approval, requestApproval } from '../../modules/staff/approvals/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { BALANCE_CHANGE, foreseeBalanceChange } from './balanceApproval.ts';

type Wish = Pick<BalanceChange, 'userId' | 'direction' | 'amountFen' | 'reason' | 'words'> & {
  readonly staffId: string;
  readonly now: Date;
};

/** Asks for a change of someone's balance; nothing is moved before a second person approves. */
export async function askForBalanceChange(tx: Tx, wish: Wish): Promise<{ change: BalanceChange; approval: Approval }> {
  const { userId, direction, amountFen, reason, words, staffId, now } = wish;
  if (!(await isOpen(tx, userId))) throw new ShopError('NOT_FOUND');
  const change = await insertBalanceChange(tx, wish);
  const deed = await foreseeBalanceChange(tx, change);
  if (!deed) throw new ShopError('BALANCE_SHORT');
  const by = { kind: 'staff', staffId } as const;
  const approval = await requestApproval(tx, { kind: BALANCE_CHANGE, subjectId: change.id, deed, by, reason, now });
  await recordAudit(tx, {
    staffId,
    action: 'balanceChange.ask',
    target: { kind: 'user', id: userId },
    before: null,
    after: { no: change.no, direction, amountFen, reason, words, approval: approval.no },
    now,
  });
  return { change, approval };
}
