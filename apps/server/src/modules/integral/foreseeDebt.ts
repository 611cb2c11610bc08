import type { Reader } from '../../platform/database/createDatabase.ts';
import { readBalance } from '../ledger/index.ts';
import { integralOf } from './integralCauses.ts';
import { debtAfter } from './debtAfter.ts';

/** What would be owed after a refund, as things stand now. */
export async function foreseeDebt(
  db: Reader,
  { userId, ...back }: { userId: string; giveBack: number; takeBack: number },
): Promise<number> {
  return back.takeBack === 0 ? 0 : debtAfter(await readBalance(db, integralOf(userId)), back);
}
