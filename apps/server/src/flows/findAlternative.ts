import type { SkuFacts } from '../modules/catalogue/index.ts';

type Named = Pick<SkuFacts, 'skuId' | 'productId' | 'skuLabel'>;
const SEPARATOR = '，';

/**
 * What to take instead of a SKU that is sold out: of the same product, the one with most in common, then the one there is
 * most of. Its label says only what is different: 雾灰 rather than 雾灰，大号.
 */
export function findAlternative(
  lost: Named,
  others: readonly (Named & { readonly available: number })[],
): { skuId: string; label: string; available: number } | null {
  const values = lost.skuLabel.split(SEPARATOR);
  const candidates = others
    .filter(({ productId }) => productId === lost.productId)
    .map(({ skuId, skuLabel, available }) => {
      const differing = skuLabel.split(SEPARATOR).filter((value, at) => value !== values[at]);
      return { skuId, label: differing.join(SEPARATOR), differing: differing.length, available };
    })
    .toSorted((a, b) => a.differing - b.differing || b.available - a.available || (a.skuId < b.skuId ? -1 : 1));
  const [best] = candidates;
  return best ? { skuId: best.skuId, label: best.label, available: best.available } : null;
}
