import type { GroupTerms } from '../../modules/channels/groupPurchase/index.ts';
import { loadSkuFacts, lowestOrdinaryFen } from '../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../platform/database/Reader.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** Times that can come true, SKUs of the product, and prices below the lowest that anybody pays for these without a group. */
export async function assertGroupTerms(
  db: Reader,
  { productId, skus, startsAt, endsAt, limitPerUser }: GroupTerms,
  now: Date,
): Promise<void> {
  if (endsAt <= startsAt || endsAt <= now) throw new ShopError('GROUP_CAMPAIGN_TIMES');
  const facts = await loadSkuFacts(
    db,
    skus.map(({ skuId }) => skuId),
  );
  for (const { skuId, priceFen, leaderPriceFen } of skus) {
    const sku = facts.get(skuId);
    if (sku?.productId !== productId || !sku.isOnSale) throw new ShopError('GOODS_UNKNOWN', {}, { skuId });
    const lowestFen = lowestOrdinaryFen(sku, limitPerUser);
    if (priceFen >= lowestFen || (leaderPriceFen ?? 0) > priceFen) {
      throw new ShopError('GROUP_PRICE_TOO_HIGH', {}, { skuId, lowestFen });
    }
  }
}
