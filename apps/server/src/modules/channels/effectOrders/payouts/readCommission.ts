import type { Reader } from '../../../../platform/database/Reader.ts';
import { readBalances } from '../../../money/ledger/index.ts';
import { pendingOf, settledOf } from '../effects/commissionAccounts.ts';

/** What a promoter has earned and not been paid: not settled yet, settled, and of that held by a payout. */
export async function readCommission(db: Reader, userId: string) {
  const [pending, settled] = [pendingOf(userId), settledOf(userId)];
  const balances = await readBalances(db, [pending, settled]);
  const { balance: settledFen = 0, held: heldFen = 0 } = balances.get(settled.id) ?? {};
  return { pendingFen: balances.get(pending.id)?.balance ?? 0, settledFen, heldFen };
}
