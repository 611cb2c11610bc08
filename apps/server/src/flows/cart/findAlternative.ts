import type { SkuFacts } from '../../modules/goods/catalogue/index.ts';

type Named = Pick<SkuFacts, 'skuId' | 'productId' | 'skuLabel'>;
const SEPARATOR = '，';

/**
 * The SKU to offer instead of a sold-out one: of the same product, the one with most options in common, then the one with most
 * stock. Its label names only the options that differ: 雾灰 rather than 雾灰，大号.
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
