import type { Answer, groupPurchaseEndpoints } from '@jiwu/contract';
import { countGroups, type GroupCampaign, isRunning } from '../../../modules/channels/groupPurchase/index.ts';
import { loadSkuFacts, type SkuFacts } from '../../../modules/goods/catalogue/index.ts';
import { listAvailable } from '../../../modules/goods/stock/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

export type CampaignAnswer = Answer<(typeof groupPurchaseEndpoints)['groupGet']>['campaign'];

/** Nobody learns how much there is of what is plentiful. */
const MOST_SHOWN = 200;

/** Campaigns with their goods, in the order given; those whose product is off sale are left out unless wanted. */
export async function describeGroupCampaigns(
  db: Reader,
  campaigns: readonly GroupCampaign[],
  { alsoOffSale = false, now }: { alsoOffSale?: boolean; now: Date },
): Promise<CampaignAnswer[]> {
  if (campaigns.length === 0) return [];
  const [facts, available, counts] = await Promise.all([
    loadSkuFacts(
      db,
      campaigns.flatMap(({ skus }) => skus.map(({ skuId }) => skuId)),
    ),
    listAvailable(db, [...new Set(campaigns.map(({ productId }) => productId))]),
    countGroups(db, { campaignIds: campaigns.map(({ id }) => id), now }),
  ]);
  return campaigns.flatMap((campaign) => {
    const skus = describeSkus(campaign, facts, available);
    const [cheapest] = skus.toSorted((one, other) => one.priceFen - other.priceFen);
    const sku = cheapest && facts.get(cheapest.skuId);
    if (!cheapest || !sku || !(sku.isOnSale || alsoOffSale)) return [];
    const leaders = skus.flatMap(({ leaderPriceFen }) => leaderPriceFen ?? []);
    const groups = counts.get(campaign.id) ?? { open: 0, full: 0, failed: 0 };
    return [
      {
        id: campaign.id,
        productId: campaign.productId,
        title: sku.title,
        picture: sku.picture,
        priceFen: cheapest.priceFen,
        singleFen: cheapest.singleFen,
        isFrom: skus.some(({ priceFen }) => priceFen > cheapest.priceFen),
        leaderPriceFen: leaders.length > 0 ? Math.min(...leaders) : null,
        size: campaign.size,
        limitPerUser: campaign.limitPerUser,
        startsAt: campaign.startsAt.toISOString(),
        endsAt: campaign.endsAt.toISOString(),
        canOpen: sku.isOnSale && isRunning(campaign, now),
        openGroups: groups.open,
        fullGroups: groups.full,
        skus,
      },
    ];
  });
}

/** The SKUs of a campaign with what an order of them costs by now, never more than without a group; those that are gone are left out. */
export function describeSkus(
  { skus }: Pick<GroupCampaign, 'skus'>,
  facts: ReadonlyMap<string, SkuFacts>,
  available: ReadonlyMap<string, number>,
): CampaignAnswer['skus'] {
  return skus.flatMap(({ skuId, priceFen, leaderPriceFen }) => {
    const sku = facts.get(skuId);
    if (!sku) return [];
    const pieces = Math.min(available.get(skuId) ?? 0, MOST_SHOWN);
    const atMost = (fen: number) => Math.min(fen, sku.priceFen);
    return [
      {
        skuId,
        label: sku.skuLabel,
        priceFen: atMost(priceFen),
        leaderPriceFen: leaderPriceFen === null ? null : atMost(leaderPriceFen),
        singleFen: sku.priceFen,
        available: pieces,
        picture: sku.picture,
      },
    ];
  });
}

type Sku = CampaignAnswer['skus'][number];

/** SKUs beside pictures of their own. */
export function withoutPictures(skus: readonly Sku[]): Omit<Sku, 'picture'>[] {
  return skus.map(({ picture: _picture, ...sku }) => sku);
}

/** A campaign as lists show it. */
export function withoutSkus({ skus: _skus, ...campaign }: CampaignAnswer): Omit<CampaignAnswer, 'skus'> {
  return campaign;
}
