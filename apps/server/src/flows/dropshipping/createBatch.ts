import type { Batch, TypedRow } from '../../modules/channels/dropshipping/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { addRows } from './addRows.ts';
import { startBatch } from './startBatch.ts';

type Input = Parameters<typeof startBatch>[1] & { readonly rows: readonly TypedRow[] };

/** A new batch in the name of an approved business, with its first rows. */
export async function createBatch(tx: Tx, { rows, ...input }: Input): Promise<Batch> {
  const batch = await startBatch(tx, input);
  if (rows.length === 0) return batch;
  return (await addRows(tx, { userId: batch.userId, id: batch.id, rows, now: input.now })).batch;
}
