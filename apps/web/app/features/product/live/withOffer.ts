import type { LiveData } from '@jiwu/contract';
import type { Product } from '../ProductData.ts';

/** The product with the prices and the stock of this moment. A SKU that the page does not know is left for its next load. */
export function withOffer(product: Product, offer: LiveData<'product'> | null): Product {
  if (offer === null) return product;
  const changes = new Map(offer.skus.map((sku) => [sku.id, sku]));
  return {
    ...product,
    isOnSale: offer.isOnSale,
    skus: product.skus.map((sku) => ({ ...sku, ...changes.get(sku.id) })),
  };
}
