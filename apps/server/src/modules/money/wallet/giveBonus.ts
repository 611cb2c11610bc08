import type { Tx } from '../../../platform/database/Tx.ts';
import { type Account, addTransfers, userAccount } from '../ledger/index.ts';
import { addLot } from './lots/addLot.ts';
import { lockWallet } from './lots/lockWallet.ts';

interface Input {
  readonly userId: string;
  readonly amountFen: number;
  /** Which account of the house pays for it. */
  readonly from: Account;
  readonly cause: { readonly kind: string; readonly id: string };
  readonly memo: string;
  readonly now: Date;
}

/** Money that the shop gives: it can be spent, but not taken out. Once for a cause. */
export async function giveBonus(tx: Tx, { userId, amountFen, from, cause, memo, now }: Input): Promise<void> {
  await lockWallet(tx, userId);
  const to = userAccount(userId, 'balance');
  const given = { from, to, amount: amountFen, cause: { ...cause, leg: 'bonus' }, memo };
  if ((await addTransfers(tx, { transfers: [given], now })) === 'known') return;
  await addLot(tx, { userId, kind: 'bonus', source: cause, amountFen, now });
}
