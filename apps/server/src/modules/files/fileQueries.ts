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
export async function publishFile(tx: Tx, input: { fileId: string; ownerId: string; now: Date }): Promise<void> {
  const published = await tx
    .updateTable('files')
    .set({ visibility: 'public', expires_at: null })
    .where('id', '=', input.fileId)
    .where('owner_id', '=', input.ownerId)
    .where('visibility', 'in', ['pending', 'public'])
    // One past its time may lose its bytes at any moment.
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', input.now)]))
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

export async function findFile(db: Reader, fileId: string) {
  return await db.selectFrom('files').select(['id', 'expires_at']).where('id', '=', fileId).executeTakeFirst();
}

/** How many files someone has added since then. */
export async function countFilesSince(db: Reader, input: { ownerId: string; since: Date }): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', input.ownerId)
    .where('created_at', '>', input.since)
    .executeTakeFirstOrThrow();
  return count;
}
