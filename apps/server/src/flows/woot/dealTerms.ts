import { businessDay } from '@jiwu/kernel';
import type { DealTerms } from '../../modules/channels/woot/index.ts';
import { loadSkuFacts, lowestOrdinaryFen } from '../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../platform/database/Reader.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** A deal as staff write it down. */
export interface DealWish {
  readonly day: string;
  readonly skuId: string;
  readonly priceFen: number;
  readonly allocated: number;
  readonly limitPerUser: number;
  readonly note: string;
  readonly position: number;
}

/** The terms of a deal, if it can be one: goods on sale, a day that is not over, a price below every ordinary one. */
export async function dealTerms(db: Reader, wish: DealWish, now: Date): Promise<DealTerms> {
  const { allocated, ...terms } = wish;
  const sku = (await loadSkuFacts(db, [wish.skuId])).get(wish.skuId);
  if (!sku?.isOnSale) throw new ShopError('SKU_GONE');
  if (wish.day < businessDay(now)) throw new ShopError('WOOT_DAY_OVER');
  const ordinaryFen = lowestOrdinaryFen(sku, wish.limitPerUser);
  if (wish.priceFen >= ordinaryFen) throw new ShopError('WOOT_PRICE_HIGH', {}, { ordinaryFen });
  return { ...terms, productId: sku.productId, ordinaryFen, pieces: allocated };
}
