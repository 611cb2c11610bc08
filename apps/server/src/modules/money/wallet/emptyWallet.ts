import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { houseAccount, readBalances, userAccount } from '../ledger/index.ts';
import { type ClosingAccount, sealClosingAccount } from './closing/closingAccount.ts';
import { makeClosingPayouts } from './closing/makeClosingPayouts.ts';
import { type ClosingPlan, planClosing } from './closing/planClosing.ts';
import { lockWallet } from './lots/lockWallet.ts';
import { sumLots } from './lots/sumLots.ts';
import { spendBalance } from './spendBalance.ts';

/** What a leaver wants to have back, as they were shown it. */
export interface ClosingWish {
  readonly amountFen: number;
  /** Where finance pays what no gateway takes. */
  readonly account: ClosingAccount | null;
}

interface Input {
  readonly config: { readonly SEAL_SECRET: string };
  readonly userId: string;
  /** Null: the user was shown nothing, and there must be nothing. */
  readonly back: ClosingWish | null;
  readonly now: Date;
}

/**
 * Before an account is closed: the principal comes back, the remaining bonus lapses, unpaid recharges are closed, and the payment
 * password is removed.
 */
export async function emptyWallet(tx: Tx, input: Input): Promise<void> {
  const { userId, now } = input;
  await lockWallet(tx, userId);
  // In the order of their ids, as a capture holds one: every one that is paid keeps its state until the end.
  await tx.selectFrom('recharges').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute();
  await tx
    .updateTable('recharges')
    .set({ state: 'closed' })
    .where('user_id', '=', userId)
    .where('state', '=', 'unpaid')
    .execute();
  if (await hasOther(tx, userId)) throw new ShopError('BALANCE_LEFT');
  await payBack(tx, input);
  await lapseRest(tx, { userId, now });
  await tx
    .updateTable('wallets')
    .set({ payment_password_hash: null, payment_password_set_at: null })
    .where('user_id', '=', userId)
    .execute();
}

async function payBack(tx: Tx, { config, userId, back, now }: Input): Promise<void> {
  const plan = await planClosing(tx, { userId, now });
  if (back === null) {
    if (plan.totalFen + plan.withheldFen > 0) throw new ShopError('BALANCE_LEFT');
    return;
  }
  assertAsShown(plan, back);
  if (plan.totalFen === 0) return;
  await makeClosingPayouts(tx, { userId, plan, now });
  const { account } = back;
  if (!account) return;
  await tx
    .insertInto('closing_accounts')
    .values({
      user_id: userId,
      sealed_account: sealClosingAccount(config, userId, account),
      tail: account.number.slice(-4),
      given_at: now,
    })
    .execute();
}

function assertAsShown(plan: ClosingPlan, back: ClosingWish): void {
  if (plan.totalFen !== back.amountFen) throw new ShopError('CLOSING_CHANGED', { amountFen: plan.totalFen });
  if (plan.byBank.amountFen > 0 && !back.account) throw new ShopError('CLOSING_ACCOUNT_MISSING');
}

/** Bonus, and principal that stands against spent bonus. */
async function lapseRest(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const { principalFen, bonusFen } = await sumLots(tx, userId);
  const amountFen = principalFen + bonusFen;
  if (amountFen === 0) return;
  const to = houseAccount('rechargeBonus');
  const cause = { kind: 'bonusLapsed', id: userId };
  await spendBalance(tx, { userId, amountFen, to, cause, memo: '注销时作废', now });
}

/** Money on its way back, or commission. */
async function hasOther(tx: Tx, userId: string): Promise<boolean> {
  const balance = userAccount(userId, 'balance');
  const others = [userAccount(userId, 'commission'), userAccount(userId, 'pendingCommission')];
  const balances = await readBalances(tx, [balance, ...others]);
  return (balances.get(balance.id)?.held ?? 0) > 0 || others.some(({ id }) => (balances.get(id)?.balance ?? 0) > 0);
}
