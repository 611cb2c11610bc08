import { sql } from 'kysely';
import { listed } from '../../../../platform/database/listed.ts';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

export interface GoodsPicture {
  readonly fileId: string;
  readonly placeholder: string;
  readonly width: number;
  readonly height: number;
}

export interface NewPicture extends GoodsPicture {
  /** Of its file; null: it has none. */
  readonly name: string | null;
  readonly cutFrom: string | null;
  readonly now: Date;
}

/** A picture that goods may show from now on; its file is recorded in the same transaction. */
export async function addGoodsPicture(
  tx: Tx,
  { fileId, placeholder, width, height, cutFrom, name, now }: NewPicture,
): Promise<void> {
  await tx
    .insertInto('goods_pictures')
    .values({ file_id: fileId, placeholder, width, height, cut_from: cutFrom, name, uploaded_at: now })
    .execute();
}

/** By file; those that staff did not upload for goods are left out. */
export async function findGoodsPictures(
  db: Reader,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, GoodsPicture>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('goods_pictures')
    .select(['file_id as fileId', 'placeholder', 'width', 'height'])
    .where('file_id', 'in', [...new Set(fileIds)])
    .execute();
  return new Map(rows.map((row) => [row.fileId, row]));
}

/** The one picture of a category or a brand. */
export async function findGoodsPicture(db: Reader, fileId: string | null): Promise<GoodsPicture | null> {
  if (fileId === null) return null;
  const picture = (await findGoodsPictures(db, [fileId])).get(fileId);
  if (!picture) throw new ShopError('NOT_FOUND', { fileId });
  return picture;
}

/** The newest picture of each name. */
export async function findPicturesByName(db: Reader, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<{ name: string; fileId: string }>`
    select distinct on (name) name, file_id as "fileId" from goods_pictures
    where name = any(${listed([...new Set(names)], 'text')}) order by name, uploaded_at desc`.execute(db);
  return new Map(rows.map(({ name, fileId }) => [name, fileId]));
}
