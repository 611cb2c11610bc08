import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { isInUse } from './isInUse.ts';

/** Everyone sees a public file; any other only its owner, and to all others it does not exist. */
export async function getVisibleFile(db: Reader, input: { fileId: string; viewerId: string | null; now: Date }) {
  const file = await db
    .selectFrom('files')
    .select([
      'owner_id as ownerId',
      'visibility',
      'media_type as mediaType',
      'storage_key as storageKey',
      'file_name as fileName',
      'expires_at as expiresAt',
    ])
    .where('id', '=', input.fileId)
    .executeTakeFirst();
  // A file without an owner is the shop's: a guest, who has no id either, does not own it.
  const isOwn = file !== undefined && file.ownerId !== null && file.ownerId === input.viewerId;
  const visible = file && (file.visibility === 'public' || isOwn);
  if (!visible || (file.expiresAt && file.expiresAt <= input.now)) throw new ShopError('NOT_FOUND');
  return file;
}

/** Makes a file public and permanent, because a page now shows it. Only its owner can do this. */
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

/**
 * Keeps pictures of a private thing, such as an after-sale request, for good. Only their owner sees them directly; others see
 * them where they may see the thing itself. Each picture can be given once.
 */
export async function keepFiles(
  tx: Tx,
  input: { fileIds: readonly string[]; ownerId: string; now: Date },
): Promise<void> {
  if (input.fileIds.length === 0) return;
  const kept = await tx
    .updateTable('files')
    .set({ visibility: 'private', expires_at: null })
    .where('id', 'in', [...input.fileIds])
    .where('owner_id', '=', input.ownerId)
    .where('visibility', '=', 'pending')
    .where('expires_at', '>', input.now)
    .executeTakeFirst();
  if (kept.numUpdatedRows !== BigInt(input.fileIds.length)) throw new ShopError('NOT_FOUND');
}

/** Pictures of the shop's own that only staff saw: everyone may, from now on. */
export async function publishShopFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .updateTable('files')
    .set({ visibility: 'public' })
    .where('id', 'in', [...fileIds])
    .where('owner_id', 'is', null)
    .where('visibility', '=', 'private')
    .execute();
}

/** A picture that its owner has uploaded and not used yet. */
export async function findOwnPicture(db: Reader, input: { fileId: string; ownerId: string; now: Date }) {
  return await db
    .selectFrom('files')
    .select('storage_key as storageKey')
    .where('id', '=', input.fileId)
    .where('owner_id', '=', input.ownerId)
    .where('visibility', 'in', ['pending', 'public'])
    .where('width', 'is not', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', input.now)]))
    .executeTakeFirst();
}

interface OwnUpload {
  readonly fileId: string;
  readonly ownerId: string;
  readonly now: Date;
}

/** A picture that its owner has uploaded, whatever it was used for since, with its size. */
export async function findOwnUpload(db: Reader, input: OwnUpload) {
  return sizedOf(await selectOwnUpload(db, input).executeTakeFirst());
}

/** The same for who is about to use it: two who do so at once take turns, and the second sees what the first made of it. */
export async function lockOwnUpload(tx: Tx, input: OwnUpload) {
  return sizedOf(await selectOwnUpload(tx, input).forUpdate().executeTakeFirst());
}

function selectOwnUpload(db: Reader, { fileId, ownerId, now }: OwnUpload) {
  return db
    .selectFrom('files')
    .select(['storage_key as storageKey', 'visibility', 'width', 'height'])
    .where('id', '=', fileId)
    .where('owner_id', '=', ownerId)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]));
}

/** A file without a size is no picture. */
function sizedOf<T extends { width: number | null; height: number | null }>(file: T | undefined) {
  return file?.width && file.height ? { ...file, width: file.width, height: file.height } : null;
}

/** A picture that was kept for its owner: everyone may see it, from now on. */
export async function publishKeptFile(tx: Tx, input: { fileId: string; ownerId: string }): Promise<void> {
  await tx
    .updateTable('files')
    .set({ visibility: 'public' })
    .where('id', '=', input.fileId)
    .where('owner_id', '=', input.ownerId)
    .where('visibility', '=', 'private')
    .execute();
}

/** The size of a picture, for callers that may see the thing to which it belongs. */
export async function getPictureSize(db: Reader, fileId: string): Promise<{ width: number; height: number }> {
  const file = await db
    .selectFrom('files')
    .select(['width', 'height'])
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  return { width: file.width ?? 0, height: file.height ?? 0 };
}

/** For callers that have already checked that the user may see the thing to which the file belongs. */
export async function getFile(db: Reader, fileId: string) {
  return await db
    .selectFrom('files')
    .select(['media_type as mediaType', 'storage_key as storageKey'])
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
}

/** Marks files that nothing shows any more: the sweep removes them with their bytes. A file that another row still uses stays. */
export async function abandonFiles(
  tx: Tx,
  input: { ownerId: string; fileIds?: readonly string[]; now: Date },
): Promise<void> {
  let query = tx
    .updateTable('files')
    .set({ visibility: 'pending', expires_at: input.now })
    .where('owner_id', '=', input.ownerId)
    .where((where) => where.not(isInUse));
  if (input.fileIds) query = query.where('id', 'in', [...input.fileIds]);
  await query.execute();
}

export async function findFile(db: Reader, fileId: string) {
  return await db
    .selectFrom('files')
    .select(['id', 'expires_at as expiresAt'])
    .where('id', '=', fileId)
    .executeTakeFirst();
}

/** Number of files that a user has uploaded since a moment, for the upload limit. */
export async function countFilesSince(db: Reader, input: { ownerId: string; since: Date }): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', input.ownerId)
    .where('created_at', '>', input.since)
    .executeTakeFirstOrThrow();
  return count;
}

/** The sizes of some pictures, by id; what is no picture is left out. */
export async function listPictureSizes(
  db: Reader,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly width: number; readonly height: number }>> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'width', 'height'])
    .where('id', 'in', [...fileIds])
    .execute();
  return new Map(
    rows.flatMap(({ id, width, height }) => (width !== null && height !== null ? [[id, { width, height }]] : [])),
  );
}
