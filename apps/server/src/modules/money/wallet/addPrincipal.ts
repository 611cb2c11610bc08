import type { Tx } from '../../../platform/database/Tx.ts';
import { addLot } from './lots/addLot.ts';
import { lockWallet } from './lots/lockWallet.ts';

interface Input {
  readonly userId: string;
  readonly amountFen: number;
  /** What brings it: a payout of commission. One lot of a source. */
  readonly source: { readonly kind: string; readonly id: string };
  /** Moves the money into the balance, in the ledger: at once, or out of a hold. */
  readonly book: () => Promise<'added' | 'known'>;
  readonly now: Date;
}

/** Money that was earned comes into the balance: it can be spent, and is spent after the bonus. Once for a source. */
export async function addPrincipal(tx: Tx, { userId, amountFen, source, book, now }: Input): Promise<void> {
  await lockWallet(tx, userId);
  if ((await book()) === 'known') return;
  await addLot(tx, { userId, kind: 'principal', source, amountFen, now });
}
