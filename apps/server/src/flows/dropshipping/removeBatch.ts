import { deleteBatch, deleteFiles, deleteRows } from '../../modules/channels/dropshipping/index.ts';
import { abandonFiles } from '../../modules/content/files/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { lockOpenBatch } from './lockOpenBatch.ts';

/** Throws a batch away that was never ordered, with its rows and with a file that is still being read. */
export async function removeBatch(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<void> {
  const batch = await lockOpenBatch(tx, { userId, id });
  await deleteRows(tx, batch, 'all');
  const fileIds = await deleteFiles(tx, { userId, batchId: id });
  if (fileIds.length > 0) await abandonFiles(tx, { ownerId: userId, fileIds, now });
  await deleteBatch(tx, batch);
}
