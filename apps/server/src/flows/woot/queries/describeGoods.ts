import { assert } from '@jiwu/kernel';
import type { WootDeal } from '../../../modules/channels/woot/index.ts';
import type { SkuFacts } from '../../../modules/goods/catalogue/index.ts';

/**
 * Neither price is above what the SKU costs by now: nobody is shown a saving that is not one, and an order is never dearer than the
 * ordinary price.
 */
export function describeGoods(
  { skuId, productId, priceFen, ordinaryFen }: WootDeal,
  skus: ReadonlyMap<string, SkuFacts>,
) {
  const sku = skus.get(skuId);
  assert(sku, `SKU ${skuId} of a deal`);
  const { title, skuLabel, picture } = sku;
  const prices = { priceFen: Math.min(sku.priceFen, priceFen), ordinaryFen: Math.min(sku.priceFen, ordinaryFen) };
  return { productId, skuId, title, skuLabel, picture, ...prices };
}
