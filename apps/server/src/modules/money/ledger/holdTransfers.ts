import type { Tx } from '../../../platform/database/Tx.ts';
import { insertTransfers, type NewTransfer } from './insertTransfers.ts';

/**
 * Sets the amounts aside: the payer cannot spend them, and the receiver does not have them yet. postHold or voidHold ends each,
 * once.
 */
export async function holdTransfers(
  tx: Tx,
  input: { transfers: readonly NewTransfer[]; now: Date },
): Promise<'added' | 'known'> {
  const rows = input.transfers.map((transfer) => ({ ...transfer, phase: 'pending' as const, pendingId: null }));
  return await insertTransfers(tx, rows, input.now);
}
