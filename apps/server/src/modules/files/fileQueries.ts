import type { Reader, Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** Everyone sees a public file; any other only its owner, and to all others it does not exist. */
export async function getVisibleFile(db: Reader, input: { fileId: string; viewerId: string | null; now: Date }) {
  const file = await db
    .selectFrom('files')
    .select(['owner_id', 'visibility', 'media_type', 'storage_key', 'file_name', 'expires_at'])
    .where('id', '=', input.fileId)
    .executeTakeFirst();
  const visible = file && (file.visibility === 'public' || file.owner_id === input.viewerId);
  if (!visible || (file.expires_at && file.expires_at <= input.now)) throw new ShopError('NOT_FOUND');
  return file;
}

/** A file that something now shows: kept, and seen by all. Only its owner can do this. */
export async function publishFile(tx: Tx, input: { fileId: string; ownerId: string }): Promise<void> {
  const published = await tx
    .updateTable('files')
    .set({ visibility: 'public', expires_at: null })
    .where('id', '=', input.fileId)
    .where('owner_id', '=', input.ownerId)
    .where('visibility', 'in', ['pending', 'public'])
    .executeTakeFirst();
  if (published.numUpdatedRows !== 1n) throw new ShopError('NOT_FOUND');
}

/** A file that nothing shows any more: the sweep removes it with its bytes. */
export async function abandonFiles(
  tx: Tx,
  input: { ownerId: string; fileIds?: readonly string[]; now: Date },
): Promise<void> {
  let query = tx
    .updateTable('files')
    .set({ visibility: 'pending', expires_at: input.now })
    .where('owner_id', '=', input.ownerId);
  if (input.fileIds) query = query.where('id', 'in', [...input.fileIds]);
  await query.execute();
}
