import type { Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { houseAccount, readBalance, userAccount } from '../ledger/index.ts';
import { sumBonus } from './loadWallet.ts';
import { spendBalance } from './spendBalance.ts';

/**
 * Before an account is closed: money of one's own must have been taken back or spent, a bonus that is left lapses, and
 * what was not paid for can no longer be.
 */
export async function emptyWallet(tx: Tx, input: { userId: string; now: Date }): Promise<void> {
  const { userId, now } = input;
  await tx
    .updateTable('recharges')
    .set({ state: 'closed' })
    .where('user_id', '=', userId)
    .where('state', '=', 'unpaid')
    .execute();
  const { balance, held } = await readBalance(tx, userAccount(userId, 'balance'));
  const bonusFen = await sumBonus(tx, userId);
  if (held > 0 || balance > bonusFen) throw new ShopError('BALANCE_LEFT');
  if (bonusFen === 0) return;
  const cause = { kind: 'bonusLapsed', id: userId };
  await spendBalance(tx, {
    userId,
    amountFen: bonusFen,
    to: houseAccount('rechargeBonus'),
    cause,
    memo: '注销时作废',
    now,
  });
}
