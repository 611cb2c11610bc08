import type { PickCard } from '@jiwu/contract';
import type { Pick } from '../../../modules/channels/celebrity/index.ts';
import { findCommissionRates, loadProductFacts, type ProductFacts } from '../../../modules/goods/catalogue/index.ts';
import { listAvailable } from '../../../modules/goods/stock/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

export interface DescribedPick {
  readonly card: PickCard;
  /** What the celebrity gets of it; the card only says whether it is something. */
  readonly rateBp: number;
}

/** Picks as everyone sees them, in their order; those of products that are off sale are left out. */
export async function describePicks(db: Reader, picks: readonly Pick[]): Promise<DescribedPick[]> {
  const productIds = [...new Set(picks.map(({ productId }) => productId))];
  if (productIds.length === 0) return [];
  const [products, available, rates] = await Promise.all([
    loadProductFacts(db, productIds),
    listAvailable(db, productIds),
    findCommissionRates(db, productIds),
  ]);
  const onSale = new Map(products.filter(({ isOnSale }) => isOnSale).map((product) => [product.id, product]));
  return picks.flatMap((pick) => {
    const product = onSale.get(pick.productId);
    if (!product) return [];
    const rateBp = rates.get(product.id) ?? 0;
    return [{ card: { ...describe(pick, product, available), isAd: rateBp > 0 }, rateBp }];
  });
}

function describe(pick: Pick, product: ProductFacts, available: ReadonlyMap<string, number>) {
  const { id, productId, shelf, note, good, bad, used, updatedAt } = pick;
  const agreed = new Map(pick.prices.map(({ skuId, priceFen }) => [skuId, priceFen]));
  const priced = product.skus.map((sku) => ({
    sku,
    fen: Math.min(sku.priceFen, agreed.get(sku.id) ?? sku.priceFen),
    isThere: (available.get(sku.id) ?? 0) > 0,
  }));
  const offered = priced.some(({ isThere }) => isThere) ? priced.filter(({ isThere }) => isThere) : priced;
  const [cheapest] = offered.toSorted((one, other) => one.fen - other.fen);
  const priceFen = cheapest?.fen ?? 0;
  const ordinaryFen = cheapest?.sku.priceFen ?? 0;
  return {
    id,
    productId,
    title: product.title,
    picture: product.picture,
    shelf,
    note,
    good,
    bad,
    used,
    priceFen,
    isFrom: offered.some(({ fen }) => fen > priceFen),
    ordinaryFen: ordinaryFen > priceFen ? ordinaryFen : null,
    skuPrices: priced
      .filter(({ sku, fen }) => fen < sku.priceFen)
      .map(({ sku, fen }) => ({ skuId: sku.id, priceFen: fen })),
    skuId: product.skus.length === 1 ? (product.skus[0]?.id ?? null) : null,
    inStock: priced.some(({ isThere }) => isThere),
    salesCount: product.salesCount,
    updatedAt: updatedAt.toISOString(),
  };
}
