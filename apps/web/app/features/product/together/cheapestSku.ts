import type { Product, Sku } from '../ProductData.ts';

/** The SKU behind the price that lists show: the cheapest of those that are there. */
export function cheapestSku({ isOnSale, skus }: Pick<Product, 'isOnSale' | 'skus'>): Sku | null {
  if (!isOnSale) return null;
  const there = skus.filter(({ available }) => available > 0);
  return there.toSorted((one, other) => one.priceFen - other.priceFen)[0] ?? null;
}
