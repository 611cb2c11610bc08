import type { Tx } from '../../platform/database/createDatabase.ts';
import { insertTransfers, type NewTransfer } from './insertTransfers.ts';

/** Sets the amounts aside: nobody can spend them, nobody has them yet. postHold or voidHold ends each, once. */
export async function holdTransfers(
  tx: Tx,
  input: { transfers: readonly NewTransfer[]; now: Date },
): Promise<'added' | 'known'> {
  const rows = input.transfers.map((transfer) => ({ ...transfer, phase: 'pending' as const, pendingId: null }));
  return await insertTransfers(tx, rows, input.now);
}
