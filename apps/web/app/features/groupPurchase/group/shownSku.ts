import type { CampaignSku, GroupAnswer } from '../../../shared/groups/Group.ts';
import { mayTakeSeat } from './mayTakeSeat.ts';

interface Facts {
  readonly group: Pick<GroupAnswer['group'], 'state'>;
  readonly mine: (Parameters<typeof mayTakeSeat>[0]['mine'] & { readonly skuId: string | null }) | null;
  readonly leaderSkuId: string | null;
  /** In the address. */
  readonly named: string | null;
}

/**
 * What the viewer's seat was ordered with. Who can still choose: the SKU that the address names, else their own former choice or the
 * leader's where it can be had, else the cheapest that can be had, else the cheapest.
 */
export function shownSku<T extends Pick<CampaignSku, 'skuId' | 'priceFen' | 'available'>>(
  skus: readonly T[],
  { group, mine, leaderSkuId, named }: Facts,
): T {
  const byPrice = skus.toSorted((a, b) => a.priceFen - b.priceFen);
  const [cheapest] = byPrice;
  if (!cheapest) throw new Error('a campaign has at least one SKU');
  const of = (wanted: string | null | undefined) => skus.find(({ skuId }) => skuId === wanted);
  const own = of(mine?.skuId);
  if (own && !mayTakeSeat({ group, mine })) return own;
  const likely = [own, of(leaderSkuId), ...byPrice];
  return of(named) ?? likely.find((sku) => sku !== undefined && sku.available > 0) ?? cheapest;
}
