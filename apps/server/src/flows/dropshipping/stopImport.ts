import { type Batch, findNewestFiles } from '../../modules/channels/dropshipping/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { endImport } from './endImport.ts';
import { lockOpenBatch } from './lockOpenBatch.ts';

/** Its sender wants no more rows of the file. One that is over already stays as it is. */
export async function stopImport(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<Batch> {
  const batch = await lockOpenBatch(tx, { userId, id });
  const file = (await findNewestFiles(tx, { userId, batchIds: [id] })).get(id);
  return file?.state === 'reading' ? await endImport(tx, { file, end: 'stopped', now }) : batch;
}
