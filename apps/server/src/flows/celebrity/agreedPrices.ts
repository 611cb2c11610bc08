import type { PickPrice } from '../../modules/channels/celebrity/index.ts';
import { loadSkuFacts, lowestOrdinaryFen } from '../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../platform/database/Reader.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Asked {
  readonly productId: string;
  readonly prices: readonly { readonly skuId: string; readonly priceFen: number }[];
}

/** Prices that can be agreed on: of SKUs of the product, on sale, below the lowest that anybody pays for one piece without the pick. */
export async function agreedPrices(db: Reader, { productId, prices }: Asked): Promise<PickPrice[]> {
  const facts = await loadSkuFacts(
    db,
    prices.map(({ skuId }) => skuId),
  );
  return prices.map(({ skuId, priceFen }) => {
    const sku = facts.get(skuId);
    if (sku?.productId !== productId || !sku.isOnSale) throw new ShopError('GOODS_UNKNOWN', {}, { skuId });
    const ordinaryFen = lowestOrdinaryFen(sku, 1);
    if (priceFen >= ordinaryFen) throw new ShopError('PICK_PRICE_HIGH', {}, { skuId, ordinaryFen });
    return { skuId, priceFen, ordinaryFen };
  });
}
