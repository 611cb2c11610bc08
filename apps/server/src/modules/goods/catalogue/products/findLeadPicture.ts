import type { Reader } from '../../../../platform/database/Reader.ts';

/** The first picture of a product; null when the product does not exist or has no picture. */
export async function findLeadPicture(
  db: Reader,
  productId: string,
): Promise<{ readonly fileId: string; readonly placeholder: string } | null> {
  const row = await db
    .selectFrom('product_pictures')
    .select(['file_id', 'placeholder'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row ? { fileId: row.file_id, placeholder: row.placeholder } : null;
}
