import type { CampaignSku } from '../../../shared/groups/Group.ts';

/** The SKU that the address names, else the cheapest that can be had, else the cheapest. */
export function shownSku<T extends Pick<CampaignSku, 'skuId' | 'priceFen' | 'available'>>(
  skus: readonly T[],
  named: string | null,
): T {
  const byPrice = skus.toSorted((a, b) => a.priceFen - b.priceFen);
  const [cheapest] = byPrice;
  if (!cheapest) throw new Error('a campaign has at least one SKU');
  return skus.find(({ skuId }) => skuId === named) ?? byPrice.find(({ available }) => available > 0) ?? cheapest;
}
