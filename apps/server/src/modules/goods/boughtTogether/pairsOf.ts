import type { BoughtProducts } from '../../trade/orders/index.ts';

/** Two products, the smaller id first: a pair is the same seen from either side. */
export interface Pair {
  readonly productId: string;
  readonly otherId: string;
  /** In so many orders. */
  readonly times: number;
}

/**
 * In how many of these orders each pair of products stands. In the order of their ids, in which they lie in the index: rows that are next to
 * each other are written together.
 */
export function pairsOf(orders: readonly Pick<BoughtProducts, 'productIds'>[]): Pair[] {
  const counts = new Map<string, number>();
  for (const { productIds } of orders) {
    const sorted = productIds.toSorted();
    for (const [at, productId] of sorted.entries()) {
      for (const otherId of sorted.slice(at + 1)) {
        const key = `${productId} ${otherId}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  const sorted = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([key, count]) => {
    const [productId = '', otherId = ''] = key.split(' ');
    return { productId, otherId, times: count };
  });
}

/** The pairs of one order that are no more once some of its products are gone. */
export function pairsWithout(productIds: readonly string[], gone: ReadonlySet<string>): Pair[] {
  return pairsOf([{ productIds }]).filter(({ productId, otherId }) => gone.has(productId) || gone.has(otherId));
}
