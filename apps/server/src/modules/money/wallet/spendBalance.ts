import { sideBySide } from '../../../platform/database/sideBySide.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { type Account, addTransfers, type NewTransfer, userAccount } from '../ledger/index.ts';
import { lockWallet } from './lots/lockWallet.ts';
import { takeFromLots } from './lots/takeFromLots.ts';

interface Input {
  readonly userId: string;
  readonly amountFen: number;
  readonly to: Account;
  readonly cause: { readonly kind: string; readonly id: string };
  readonly memo: string;
  /** Booked with it: where the money goes on to. */
  readonly onward?: readonly NewTransfer[];
  readonly now: Date;
}

/** Pays out of the balance, bonus first. Refused with BALANCE_SHORT when there is not enough that is free; once for a cause. */
export async function spendBalance(tx: Tx, input: Input): Promise<void> {
  const { userId, amountFen, to, cause, memo, now } = input;
  await lockWallet(tx, userId);
  const from = userAccount(userId, 'balance');
  const transfer = { from, to, amount: amountFen, cause: { ...cause, leg: 'spend' }, memo };
  // Side by side, in one round trip: each knows by itself whether the cause was there before.
  await sideBySide(tx, [
    addTransfers(tx, { transfers: [transfer, ...(input.onward ?? [])], now }),
    takeFromLots(tx, { userId, amountFen, cause, now }),
  ]);
}
