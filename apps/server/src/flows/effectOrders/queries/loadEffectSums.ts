import { type Answer, type effectOrderEndpoints } from '@jiwu/contract';
import { businessMonth, monthSpan } from '@jiwu/kernel';
import { sumByState, sumOwed, sumPaidOut, sumVoided } from '../../../modules/channels/effectOrders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Sums = Answer<(typeof effectOrderEndpoints)['effectOrderSums']>;

/** The figures at the top of the page: each is what the ledger has (invariant 42). */
export async function loadEffectSums(db: Reader, { userId, now }: { userId: string; now: Date }): Promise<Sums> {
  const [byState, voidThisMonth, paidOut, debtFen] = await Promise.all([
    sumByState(db, userId),
    sumVoided(db, { userId, since: monthSpan(businessMonth(now)).from }),
    sumPaidOut(db, { userId }),
    sumOwed(db, userId),
  ]);
  const total = (of: typeof byState) => ({
    amountFen: of.reduce((sum, one) => sum + one.amountFen, 0),
    count: of.reduce((sum, one) => sum + one.count, 0),
  });
  return {
    payable: total(byState.filter(({ state }) => state === 'payable')),
    held: total(byState.filter(({ state, isHeld }) => state === 'payable' && isHeld)),
    settling: total(byState.filter(({ state }) => state === 'settling')),
    pending: total(byState.filter(({ state }) => state === 'pending')),
    paidOut,
    voidThisMonth,
    debtFen,
    now: now.toISOString(),
  };
}
