import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { forgetClicks } from '../clicks/forgetClicks.ts';
import { lockPromoters } from '../effects/lockPromoters.ts';
import { sumOwed } from './commissionOwed.ts';
import { finishPayout } from './finishPayout.ts';
import { makePayout } from './makePayout.ts';
import { readCommission } from './readCommission.ts';
import { planPayout } from './planPayout.ts';

interface Input {
  readonly userId: string;
  /** Whether what is payable becomes balance, which comes back with the rest. */
  readonly paysOut: boolean;
  readonly now: Date;
}

/** Before an account is closed: no commission may be left, and none owed. What it clicked is forgotten. The caller holds the account. */
export async function leavePromotion(tx: Tx, { userId, paysOut, now }: Input): Promise<void> {
  if (paysOut) await payOutAll(tx, { userId, now });
  const { pendingFen, settledFen } = await readCommission(tx, userId);
  const leftFen = pendingFen + settledFen;
  if (leftFen > 0) throw new ShopError('COMMISSION_LEFT', { leftFen });
  const owedFen = await sumOwed(tx, userId);
  if (owedFen > 0) throw new ShopError('COMMISSION_OWED', { owedFen });
  await forgetClicks(tx, userId);
}

/**
 * Any amount, and without a second person: nothing leaves the shop by it, and finance pays it out later, above the sum with one. What
 * debts eat up stays, and blocks.
 *
 * The promoter is locked only where nothing is pending or held. Whoever holds that lock may have to tell the promoter of a payout that
 * it frees, and would wait for the account that the caller holds; both refuse the closing anyway, and neither can begin meanwhile.
 */
async function payOutAll(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const { pendingFen, settledFen, heldFen } = await readCommission(tx, userId);
  if (pendingFen + heldFen > 0 || settledFen === 0) return;
  await lockPromoters(tx, [userId]);
  const plan = await planPayout(tx, { userId });
  if (plan.amountFen === 0) return;
  const payout = await makePayout(tx, { userId, plan, now });
  await finishPayout(tx, { payout, plan, now });
}
