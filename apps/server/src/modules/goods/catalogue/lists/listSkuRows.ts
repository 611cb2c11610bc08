import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';
import { skuPicture } from '../products/skuPicture.ts';

export interface SkuRow {
  readonly skuId: string;
  readonly productId: string;
  readonly productNo: number;
  readonly title: string;
  readonly code: string;
  readonly label: string;
  readonly picture: { readonly fileId: string; readonly placeholder: string; readonly alt: string } | null;
}

/** What staff call SKUs, whatever their state, by id. */
export async function listSkuRows(db: Reader, skuIds: readonly string[]): Promise<ReadonlyMap<string, SkuRow>> {
  if (skuIds.length === 0) return new Map();
  const { rows } = await sql<SkuRow>`
    select sku.id as "skuId", product.id as "productId", product.no as "productNo", product.title, sku.code,
      array_to_string(sku.option_values, '，') as label,
      ${skuPicture} as picture
    from skus as sku join products as product on product.id = sku.product_id
    where sku.id = any(${listed([...new Set(skuIds)], 'uuid')})`.execute(db);
  return new Map(rows.map((row) => [row.skuId, row]));
}

/** SKUs of products, product by product, each in its order. */
export async function listSkuIdsOf(
  db: Reader,
  { productIds, limit }: { productIds: readonly string[]; limit: number },
): Promise<string[]> {
  if (productIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from skus where product_id = any(${listed(productIds, 'uuid')})
    order by product_id desc, position, id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
