import {
  listRows,
  lockFreeBatch,
  markRepeats,
  readRow,
  recountRows,
  updateRows,
} from '../../modules/channels/dropshipping/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { loadGoods } from './queries/loadGoods.ts';

/** Rows of one transaction. */
const CHUNK = 200;

/**
 * Looks at the next rows of a batch that nobody has looked at: those of an import, and all of them after the chosen goods changed. Answers
 * whether there are more. A batch that others hold is left to them.
 */
export async function readRows(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<'more' | 'done'> {
  const batch = await lockFreeBatch(tx, { userId, id });
  if (batch?.state !== 'draft') return 'done';
  const rows = await listRows(tx, batch, { states: ['unread'], limit: CHUNK });
  const known = await loadGoods(tx, { skuIds: batch.skuIds, rows });
  await updateRows(
    tx,
    batch,
    rows.map((row) => ({ ...row, read: readRow(row, known) })),
  );
  const counted = await recountRows(tx, batch);
  if (counted.rows.unread > 0) return 'more';
  // Every row has its verdict: now they can be compared.
  await markRepeats(tx, batch, now);
  await recountRows(tx, batch);
  return 'done';
}
