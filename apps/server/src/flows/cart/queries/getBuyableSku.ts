import { loadSkuFacts, type SkuFacts } from '../../../modules/goods/catalogue/index.ts';
import { listAvailable } from '../../../modules/goods/stock/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

/** A SKU that can be bought at this moment, with how many there are. */
export async function getBuyableSku(db: Reader, skuId: string): Promise<{ facts: SkuFacts; available: number }> {
  const facts = (await loadSkuFacts(db, [skuId])).get(skuId);
  if (!facts?.isOnSale) throw new ShopError('SKU_GONE');
  const available = (await listAvailable(db, [facts.productId])).get(skuId) ?? 0;
  if (available === 0) throw new ShopError('SKU_SOLD_OUT');
  return { facts, available };
}
