import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

export interface GoodsPicture {
  readonly fileId: string;
  readonly placeholder: string;
  readonly width: number;
  readonly height: number;
}

/** A picture that goods may show from now on; its file is recorded in the same transaction. */
export async function addGoodsPicture(
  tx: Tx,
  { fileId, placeholder, width, height, cutFrom }: GoodsPicture & { readonly cutFrom: string | null },
): Promise<void> {
  await tx
    .insertInto('goods_pictures')
    .values({ file_id: fileId, placeholder, width, height, cut_from: cutFrom })
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
