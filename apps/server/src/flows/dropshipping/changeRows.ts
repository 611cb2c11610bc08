import {
  type Batch,
  listRows,
  markRepeats,
  readRow,
  recountRows,
  type Row,
  type TypedRow,
  updateRows,
} from '../../modules/channels/dropshipping/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { lockOpenBatch } from './lockOpenBatch.ts';
import { loadGoods } from './queries/loadGoods.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly rows: readonly (TypedRow & { readonly no: number })[];
  readonly now: Date;
}

/** Rows were mended: each is looked at anew. All of them are there, or none is changed. */
export async function changeRows(tx: Tx, input: Input): Promise<{ batch: Batch; rows: readonly Row[] }> {
  const { now } = input;
  const batch = await lockOpenBatch(tx, input);
  const nos = input.rows.map(({ no }) => no);
  if (new Set(nos).size < nos.length) throw new ShopError('INVALID_INPUT');
  const known = await loadGoods(tx, { skuIds: batch.skuIds, rows: input.rows });
  const changed = await updateRows(
    tx,
    batch,
    input.rows.map((row) => ({ ...row, read: readRow(row, known) })),
  );
  if (changed < nos.length) throw new ShopError('BATCH_CHANGED');
  await markRepeats(tx, batch, now);
  const counted = await recountRows(tx, batch);
  return { batch: counted, rows: await listRows(tx, batch, { nos, limit: nos.length }) };
}
