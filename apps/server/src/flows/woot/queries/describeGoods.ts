import { assert } from '@jiwu/kernel';
import type { WootDeal } from '../../../modules/channels/woot/index.ts';
import type { SkuFacts } from '../../../modules/goods/catalogue/index.ts';

/** The ordinary price is never above what the SKU costs by now: nobody is shown a saving that is not one. */
export function describeGoods(
  { skuId, productId, priceFen, ordinaryFen }: WootDeal,
  skus: ReadonlyMap<string, SkuFacts>,
) {
  const sku = skus.get(skuId);
  assert(sku, `SKU ${skuId} of a deal`);
  const { title, skuLabel, picture } = sku;
  return { productId, skuId, title, skuLabel, picture, priceFen, ordinaryFen: Math.min(sku.priceFen, ordinaryFen) };
}
