import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { readBalances } from '../../../money/ledger/index.ts';
import { forgetClicks } from '../clicks/forgetClicks.ts';
import { pendingOf, settledOf } from '../effects/commissionAccounts.ts';
import { lockPromoters } from '../effects/lockPromoters.ts';
import { sumOwed } from './commissionOwed.ts';
import { finishPayout } from './finishPayout.ts';
import { makePayout } from './makePayout.ts';
import { planPayout } from './planPayout.ts';

interface Input {
  readonly userId: string;
  /** Whether what is payable becomes balance, which comes back with the rest. */
  readonly paysOut: boolean;
  readonly now: Date;
}

/** Before an account is closed: no commission may be left, and none owed. What it clicked is forgotten. */
export async function leavePromotion(tx: Tx, { userId, paysOut, now }: Input): Promise<void> {
  await lockPromoters(tx, [userId]);
  if (paysOut) await payOutAll(tx, { userId, now });
  const balances = await readBalances(tx, [pendingOf(userId), settledOf(userId)]);
  const leftFen = [...balances.values()].reduce((sum, { balance }) => sum + balance, 0);
  if (leftFen > 0) throw new ShopError('COMMISSION_LEFT', { leftFen });
  const owedFen = await sumOwed(tx, userId);
  if (owedFen > 0) throw new ShopError('COMMISSION_OWED', { owedFen });
  await forgetClicks(tx, userId);
}

/**
 * Any amount, and without a second person: nothing leaves the shop by it, and finance pays it out later, above the sum with one. What
 * debts eat up stays, and blocks.
 */
async function payOutAll(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const plan = await planPayout(tx, { userId });
  if (plan.amountFen === 0) return;
  const payout = await makePayout(tx, { userId, plan, now });
  await finishPayout(tx, { payout, plan, now });
}
