import type { Tx } from '../../../platform/database/Tx.ts';
import { insertTransfers, type NewTransfer } from './insertTransfers.ts';

/**
 * Moves money, or integral, at once. Several transfers are linked: the resulting balance of every account must be allowed, or
 * none happens (BALANCE_SHORT). The same causes again are `known` and change nothing.
 */
export async function addTransfers(
  tx: Tx,
  input: { transfers: readonly NewTransfer[]; now: Date },
): Promise<'added' | 'known'> {
  const rows = input.transfers.map((transfer) => ({ ...transfer, phase: 'posted' as const, pendingId: null }));
  return await insertTransfers(tx, rows, input.now);
}
