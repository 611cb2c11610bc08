import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { houseAccount, readBalances, userAccount } from '../ledger/index.ts';
import { lockWallet } from './lots/lockWallet.ts';
import { sumLots } from './lots/sumLots.ts';
import { spendBalance } from './spendBalance.ts';

/**
 * Before an account is closed: the principal must have been refunded or spent, the remaining bonus lapses, unpaid recharges are
 * closed, and the payment password is removed.
 */
export async function emptyWallet(tx: Tx, input: { userId: string; now: Date }): Promise<void> {
  const { userId, now } = input;
  await lockWallet(tx, userId);
  await tx
    .updateTable('recharges')
    .set({ state: 'closed' })
    .where('user_id', '=', userId)
    .where('state', '=', 'unpaid')
    .execute();
  const { principalFen, bonusFen } = await sumLots(tx, userId);
  if (principalFen > 0 || (await hasOther(tx, userId))) throw new ShopError('BALANCE_LEFT');
  if (bonusFen > 0) {
    const to = houseAccount('rechargeBonus');
    const cause = { kind: 'bonusLapsed', id: userId };
    await spendBalance(tx, { userId, amountFen: bonusFen, to, cause, memo: '注销时作废', now });
  }
  await tx
    .updateTable('wallets')
    .set({ payment_password_hash: null, payment_password_set_at: null })
    .where('user_id', '=', userId)
    .execute();
}

/** Money on its way back, or commission. */
async function hasOther(tx: Tx, userId: string): Promise<boolean> {
  const balance = userAccount(userId, 'balance');
  const others = [userAccount(userId, 'commission'), userAccount(userId, 'pendingCommission')];
  const balances = await readBalances(tx, [balance, ...others]);
  return (balances.get(balance.id)?.held ?? 0) > 0 || others.some(({ id }) => (balances.get(id)?.balance ?? 0) > 0);
}
