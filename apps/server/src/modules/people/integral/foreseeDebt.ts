import type { Reader } from '../../../platform/database/Reader.ts';
import { readBalance } from '../../money/ledger/index.ts';
import { integralOf } from './integralCauses.ts';
import { debtAfter } from './debtAfter.ts';

/** The debt that a refund would cause now. */
export async function foreseeDebt(
  db: Reader,
  { userId, ...back }: { userId: string; giveBack: number; takeBack: number },
): Promise<number> {
  return back.takeBack === 0 ? 0 : debtAfter(await readBalance(db, integralOf(userId)), back);
}
