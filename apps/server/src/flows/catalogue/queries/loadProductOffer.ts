import type { LiveData } from '@jiwu/contract';
import { findProductOffer } from '../../../modules/goods/catalogue/index.ts';
import { listAvailable } from '../../../modules/goods/stock/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { shownPieces } from './shownPieces.ts';

/** Prices and stock of a product as its page shows them. Null: there is no such product, or it is a draft. */
export async function loadProductOffer(db: Reader, productId: string): Promise<LiveData<'product'> | null> {
  const [offer, available] = await Promise.all([findProductOffer(db, productId), listAvailable(db, [productId])]);
  if (!offer) return null;
  return {
    isOnSale: offer.isOnSale,
    skus: offer.skus.map((sku) => ({ ...sku, available: shownPieces(available.get(sku.id)) })),
  };
}
