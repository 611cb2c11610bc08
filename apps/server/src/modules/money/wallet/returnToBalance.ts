import type { Tx } from '../../../platform/database/Tx.ts';
import { type Account, addTransfers, userAccount } from '../ledger/index.ts';
import { lockWallet } from './lots/lockWallet.ts';
import { returnToLots } from './lots/returnToLots.ts';

interface Input {
  readonly userId: string;
  /** The payment from the balance, and how much of it came back before. */
  readonly paymentId: string;
  readonly beforeFen: number;
  /** The accounts that pay, with their amounts, each under its own leg of the cause. */
  readonly from: readonly { readonly account: Account; readonly amountFen: number; readonly leg: string }[];
  readonly cause: { readonly kind: string; readonly id: string };
  readonly memo: string;
  readonly now: Date;
}

/** Returns an amount that was paid from the balance, bonus as bonus and principal as principal. Once for a cause. */
export async function returnToBalance(tx: Tx, input: Input): Promise<void> {
  const { userId, paymentId, beforeFen, cause, memo, now } = input;
  await lockWallet(tx, userId);
  const to = userAccount(userId, 'balance');
  const transfers = input.from.map(({ account, amountFen, leg }) => ({
    from: account,
    to,
    amount: amountFen,
    cause: { ...cause, leg },
    memo,
  }));
  if ((await addTransfers(tx, { transfers, now })) === 'known') return;
  const amountFen = input.from.reduce((sum, one) => sum + one.amountFen, 0);
  await returnToLots(tx, { userId, used: { kind: 'balancePayment', id: paymentId }, beforeFen, amountFen, cause, now });
}
