import type { ProductCard } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import type { ProductFacts } from '../../catalogue/index.ts';

interface CardInput {
  readonly facts: ProductFacts;
  readonly inStockSkuIds: ReadonlySet<string>;
  readonly goodRateBp: number | null;
}

/** A product as lists show it: priced by its cheapest SKU in stock, or by the cheapest of all when nothing is. */
export function buildCard({ facts, inStockSkuIds, goodRateBp }: CardInput): ProductCard {
  const inStock = facts.skus.some(({ id }) => inStockSkuIds.has(id));
  let cheapest: ProductFacts['skus'][number] | undefined;
  for (const sku of facts.skus) {
    if (inStock && !inStockSkuIds.has(sku.id)) continue;
    if (!cheapest || sku.priceFen < cheapest.priceFen) cheapest = sku;
  }
  assert(cheapest, 'a product has a SKU');
  const { priceFen, marketPriceFen, vipPriceFen } = cheapest;
  return {
    id: facts.id,
    title: facts.title,
    picture: { fileId: facts.picture.fileId, placeholder: facts.picture.placeholder, alt: facts.picture.alt },
    priceFen,
    isFrom: facts.skus.some((sku) => sku.priceFen > priceFen),
    marketPriceFen,
    vipPriceFen,
    salesCount: facts.salesCount,
    goodRateBp,
    note: facts.tags[0] ?? null,
    inStock,
  };
}
