import { rules } from '@jiwu/contract';
import {
  type Batch,
  insertRows,
  listRows,
  markRepeats,
  readRow,
  recountRows,
  type Row,
  type TypedRow,
} from '../../modules/channels/dropshipping/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { lockOpenBatch } from './lockOpenBatch.ts';
import { loadGoods } from './queries/loadGoods.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly rows: readonly TypedRow[];
  readonly now: Date;
}

/** Adds rows behind those that are there. Each is looked at; a bad one is kept with what is wrong with it. */
export async function addRows(tx: Tx, input: Input): Promise<{ batch: Batch; rows: readonly Row[] }> {
  const { now } = input;
  const batch = await lockOpenBatch(tx, input);
  const { unread, bad, repeated, good } = batch.rows;
  if (unread + bad + repeated + good + input.rows.length > rules.dropshipping.maxRows)
    throw new ShopError('BATCH_FULL');
  const known = await loadGoods(tx, { skuIds: batch.skuIds, rows: input.rows });
  const added = input.rows.map((row, index) => ({ ...row, no: batch.lastNo + 1 + index, read: readRow(row, known) }));
  await insertRows(tx, batch, added);
  await markRepeats(tx, batch, now);
  const counted = await recountRows(tx, batch);
  const nos = added.map(({ no }) => no);
  return { batch: counted, rows: await listRows(tx, batch, { nos, limit: nos.length }) };
}
