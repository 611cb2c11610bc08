import type { Reader } from '../../../../platform/database/Reader.ts';
import { sumOwed } from './commissionOwed.ts';
import { planPayout } from './planPayout.ts';
import { readCommission } from './readCommission.ts';

/** Whether `leavePromotion` would refuse, and for which of its two reasons. */
export async function findCommissionBlock(db: Reader, userId: string): Promise<'commission' | 'commissionOwed' | null> {
  const [{ pendingFen, settledFen, heldFen }, plan, owedFen] = await Promise.all([
    readCommission(db, userId),
    planPayout(db, { userId }),
    sumOwed(db, userId),
  ]);
  // What debts eat up whole is not paid out, and stays.
  const isEatenUp = settledFen > 0 && plan.amountFen === 0;
  if (pendingFen + heldFen > 0 || settledFen > plan.commissionFen || isEatenUp) return 'commission';
  return owedFen > plan.takenFen ? 'commissionOwed' : null;
}
