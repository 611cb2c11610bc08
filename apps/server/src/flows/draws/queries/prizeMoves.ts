import { assert } from '@jiwu/kernel';
import { loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import type { StockMove } from '../../../modules/goods/stock/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** Pieces of prizes as the stock moves them. */
export async function prizeMoves(
  db: Reader,
  pieces: readonly { readonly skuId: string | null; readonly quantity: number }[],
): Promise<StockMove[]> {
  const wanted = pieces.flatMap(({ skuId, quantity }) => (skuId === null || quantity === 0 ? [] : { skuId, quantity }));
  const skus = await loadSkuFacts(
    db,
    wanted.map(({ skuId }) => skuId),
  );
  return wanted.map(({ skuId, quantity }) => {
    const sku = skus.get(skuId);
    assert(sku, 'what was promised was on sale once');
    return { skuId, productId: sku.productId, quantity };
  });
}
