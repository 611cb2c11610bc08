import type { Tx } from '../../../platform/database/Tx.ts';
import { addTransfers, lockBalance } from '../../money/ledger/index.ts';
import { type IntegralCause, integralOf, issued } from './integralCauses.ts';
import { addLot } from './lots/addLot.ts';
import { endOfNextYear } from './lots/lotEnd.ts';
import { settleDebts } from './settleDebts.ts';

interface Input {
  readonly userId: string;
  readonly amount: number;
  /** The part of it that a VIP gets on top. */
  readonly vipExtra?: number;
  readonly cause: IntegralCause;
  readonly memo: string;
  readonly now: Date;
}

/** Gives integral as a new lot and pays the user's debt out of it first. The same cause gives once. */
export async function earnIntegral(tx: Tx, input: Input): Promise<void> {
  const { userId, amount, vipExtra, cause, memo, now } = input;
  const own = integralOf(userId);
  await lockBalance(tx, own);
  const earned = { from: issued, to: own, amount, cause: { ...cause, leg: 'earned' }, memo };
  if ((await addTransfers(tx, { transfers: [earned], now })) === 'known') return;
  await addLot(tx, { userId, cause, amount, vipExtra, expiresAt: endOfNextYear(now), now });
  await settleDebts(tx, { userId, amount, cause, now });
}
