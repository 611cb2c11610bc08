import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import { addTransfers } from '../../money/ledger/index.ts';
import { type IntegralCause, integralOf, issued } from './integralCauses.ts';
import { takeFromLots } from './lots/takeFromLots.ts';
import { payDebts } from './payDebts.ts';

interface Input {
  readonly userId: string;
  /** Integral that the user has just received. */
  readonly amount: number;
  /** The earning or refund that gave the integral; the payment of the debt is booked under it. */
  readonly cause: IntegralCause;
  readonly now: Date;
}

/** Pays the user's debt out of new integral before it can be spent. The caller holds the user's balance. */
export async function settleDebts(tx: Tx, { userId, amount, cause, now }: Input): Promise<void> {
  if (amount === 0) return;
  const paid = await payDebts(tx, { userId, amount });
  if (paid === 0) return;
  const from = integralOf(userId);
  const memo = '扣回此前欠下的积分';
  await addTransfers(tx, {
    transfers: [{ from, to: issued, amount: paid, cause: { ...cause, leg: 'debt' }, memo }],
    now,
  });
  const use = { userId, amount: paid, cause: { kind: 'integralDebt', id: cause.id }, first: cause, now };
  assert((await takeFromLots(tx, use, 'alsoOver')) === paid, 'a debt is paid out of what has just become free');
}
