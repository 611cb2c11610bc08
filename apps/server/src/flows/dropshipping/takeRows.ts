import { advanceFile, type RecipientFile, type TypedRow } from '../../modules/channels/dropshipping/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { addRows } from './addRows.ts';

interface Input {
  readonly file: Pick<RecipientFile, 'userId' | 'id' | 'batchId'>;
  readonly rows: readonly TypedRow[];
  /** Lines of the file: behind the first, up to the last. */
  readonly from: number;
  readonly to: number;
  readonly now: Date;
}

/**
 * Takes some rows of a file into its batch and writes down how far it is, together: whoever is killed leaves both or neither. Refuses when
 * another has taken them, or when its sender stopped it.
 */
export async function takeRows(tx: Tx, { file, rows, from, to, now }: Input): Promise<void> {
  const { userId, batchId } = file;
  await addRows(tx, { userId, id: batchId, rows, now });
  await advanceFile(tx, file, { from, to, rows: rows.length });
}
