import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { readBalances } from '../../../money/ledger/index.ts';
import { forgetClicks } from '../clicks/forgetClicks.ts';
import { pendingOf, settledOf } from '../effects/commissionAccounts.ts';
import { sumOwed } from './commissionOwed.ts';

/** Before an account is closed: no commission may be left, and none owed. What it clicked is forgotten. */
export async function leavePromotion(tx: Tx, userId: string): Promise<void> {
  const balances = await readBalances(tx, [pendingOf(userId), settledOf(userId)]);
  const leftFen = [...balances.values()].reduce((sum, { balance }) => sum + balance, 0);
  if (leftFen > 0) throw new ShopError('COMMISSION_LEFT', { leftFen });
  const owedFen = await sumOwed(tx, userId);
  if (owedFen > 0) throw new ShopError('COMMISSION_OWED', { owedFen });
  await forgetClicks(tx, userId);
}
