import { assert, newId } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import { addTransfers, lockBalance, type NewTransfer } from '../../money/ledger/index.ts';
import { debtAfter } from './debtAfter.ts';
import { expireIntegral } from './expireIntegral.ts';
import { type IntegralCause, integralOf, issued, orderEarning, orderUse } from './integralCauses.ts';
import { returnAsLots } from './lots/returnAsLots.ts';
import { takeFromLots } from './lots/takeFromLots.ts';
import { settleDebts } from './settleDebts.ts';

interface Input {
  readonly userId: string;
  readonly orderId: string;
  /** Integral that the order used for the refunded goods: it is returned. */
  readonly giveBack: number;
  /** Integral of this order that earlier refunds returned. */
  readonly givenBefore: number;
  /** Integral that the refunded goods had earned: it is taken back. */
  readonly takeBack: number;
  readonly cause: IntegralCause;
  readonly now: Date;
}

/**
 * After a refund: returns the used integral and takes back the earned integral, from the order's own lot first. The part that the
 * user has spent meanwhile becomes a debt, which later earnings pay first. The same cause counts once.
 */
export async function putIntegralRight(tx: Tx, input: Input): Promise<{ debt: number }> {
  const { userId, orderId, giveBack, takeBack, cause, now } = input;
  if (giveBack === 0 && takeBack === 0) return { debt: 0 };
  const own = integralOf(userId);
  const debt = debtAfter(await lockBalance(tx, own), input);
  const taken = takeBack - debt;
  const transfers: NewTransfer[] = [];
  if (giveBack > 0) {
    const memo = '退款退回已用积分';
    transfers.push({ from: issued, to: own, amount: giveBack, cause: { ...cause, leg: 'integralBack' }, memo });
  }
  if (taken > 0) {
    const memo = '退款扣回已得积分';
    transfers.push({ from: own, to: issued, amount: taken, cause: { ...cause, leg: 'earnedBack' }, memo });
  }
  if (transfers.length > 0 && (await addTransfers(tx, { transfers, now })) === 'known') return { debt: 0 };
  if (giveBack > 0) {
    const used = orderUse(orderId);
    await returnAsLots(tx, { userId, used, before: input.givenBefore, amount: giveBack, cause, now });
  }
  if (taken > 0) {
    const use = { userId, amount: taken, cause, first: orderEarning(orderId), now };
    assert((await takeFromLots(tx, use, 'alsoOver')) === taken, 'lots come to what the balance has free');
  }
  // Returned integral that is not taken back here pays the debts of earlier refunds.
  await settleDebts(tx, { userId, amount: Math.max(0, giveBack - taken), cause, now });
  // A returned grace lot may already have expired.
  if (giveBack > 0) await expireIntegral(tx, { userId, now });
  if (debt > 0) await addDebt(tx, { userId, cause, amount: debt, now });
  return { debt };
}

interface Debt {
  readonly userId: string;
  readonly cause: IntegralCause;
  readonly amount: number;
  readonly now: Date;
}

async function addDebt(tx: Tx, { userId, cause, amount, now }: Debt): Promise<void> {
  await tx
    .insertInto('integral_debts')
    .values({
      user_id: userId,
      id: newId(),
      cause_kind: cause.kind,
      cause_id: cause.id,
      amount,
      left_amount: amount,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'cause_kind', 'cause_id']).doNothing())
    .execute();
}
