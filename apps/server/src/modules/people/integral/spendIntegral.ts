import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { addTransfers } from '../../money/ledger/index.ts';
import { type IntegralCause, integralOf, issued } from './integralCauses.ts';
import { takeFromLots } from './lots/takeFromLots.ts';
import { orIntegralShort } from './orIntegralShort.ts';

interface Input {
  readonly userId: string;
  readonly amount: number;
  readonly cause: IntegralCause;
  readonly memo: string;
  readonly now: Date;
}

/** Spends integral at once. Refused with INTEGRAL_SHORT when there is not enough; the same cause spends once. */
export async function spendIntegral(tx: Tx, { userId, amount, cause, memo, now }: Input): Promise<void> {
  const spent = { from: integralOf(userId), to: issued, amount, cause: { ...cause, leg: 'spent' }, memo };
  if ((await orIntegralShort(addTransfers(tx, { transfers: [spent], now }))) === 'known') return;
  // The rest is over and only waits for the sweep.
  if ((await takeFromLots(tx, { userId, amount, cause, now }, 'open')) < amount) throw new ShopError('INTEGRAL_SHORT');
}
