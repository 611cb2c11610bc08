import type { NamedProduct } from '@jiwu/contract';
import type { NewCartLine } from '../../session/NewCartLine.ts';

interface Buyable {
  /** What can be put into the cart without choosing anything. */
  readonly lines: readonly NewCartLine[];
  readonly totalFen: number;
  /** In stock, but a SKU has to be chosen. */
  readonly toChoose: number;
}

/** What of a text's products goes into the cart at once, a piece of each, and what that costs this user. */
export function buyable(products: readonly NamedProduct[], isVip: boolean): Buyable {
  const there = products.filter(({ product }) => product.inStock);
  const ready = there.flatMap((named) => (named.skuId === null ? [] : [{ named, skuId: named.skuId }]));
  return {
    lines: ready.map(({ named: { pick }, skuId }) => ({ skuId, quantity: 1, ...(pick && { sourceId: pick.id }) })),
    totalFen: ready.reduce((sum, { named }) => sum + priceOf(named, isVip), 0),
    toChoose: there.length - ready.length,
  };
}

function priceOf({ product, pick }: NamedProduct, isVip: boolean): number {
  const own = isVip ? (product.vipPriceFen ?? product.priceFen) : product.priceFen;
  return pick ? Math.min(pick.priceFen, own) : own;
}
