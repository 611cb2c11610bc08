import type { Reader } from '../../../../platform/database/Reader.ts';

interface SkuCode {
  readonly skuId: string;
  readonly code: string;
}

/** SKUs by the codes that people write, which are unique; unknown codes are left out. */
export async function findSkusByCode(db: Reader, codes: readonly string[]): Promise<SkuCode[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('skus')
    .select(['id', 'code'])
    .where('code', 'in', [...new Set(codes)])
    .execute();
  return rows.map(({ id, code }) => ({ skuId: id, code }));
}

/** The code and the product of each SKU, whether it is on sale or not. */
export async function findSkuCodes(
  db: Reader,
  skuIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly code: string; readonly productId: string }>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('skus')
    .select(['id', 'code', 'product_id'])
    .where('id', 'in', [...new Set(skuIds)])
    .execute();
  return new Map(rows.map(({ id, code, product_id: productId }) => [id, { code, productId }]));
}
