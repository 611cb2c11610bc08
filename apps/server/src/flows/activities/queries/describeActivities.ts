import type { activeEndpoints, Answer } from '@jiwu/contract';
import type { Activity } from '../../../modules/promotion/activities/index.ts';
import { findCampaigns } from '../../../modules/promotion/campaigns/index.ts';
import { findShownPeriod } from '../../../modules/promotion/draws/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { loadCampaignGoods } from './loadCampaignGoods.ts';

type Described = Answer<(typeof activeEndpoints)['activeGet']>['activity'];

interface Wish {
  readonly mostGoods: number;
  readonly now: Date;
}

/** Parts of /active as the page takes them, with so many goods of each campaign. As many statements for all as for one. */
export async function describeActivities(
  db: Reader,
  activities: readonly Activity[],
  { mostGoods, now }: Wish,
): Promise<Described[]> {
  const campaignIds = activities.flatMap(({ campaignId }) => campaignId ?? []);
  const [campaigns, period] = await Promise.all([
    describeCampaigns(db, campaignIds, mostGoods),
    activities.some(({ kind }) => kind === 'draw') ? findShownPeriod(db, now) : null,
  ]);
  return activities.flatMap((activity) => {
    const { id, kind, title, subtitle, picture, campaignId } = activity;
    const { startsAt, endsAt } = kind === 'draw' ? { startsAt: null, endsAt: null, ...period } : activity;
    // Without any period there is nothing to show of a draw.
    if (!startsAt || !endsAt) return [];
    return {
      id,
      kind,
      title,
      subtitle,
      picture,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      rulesText: activity.rulesText.split('\n').filter((line) => line.trim() !== ''),
      campaign: campaignId ? (campaigns.get(campaignId) ?? null) : null,
    };
  });
}

async function describeCampaigns(
  db: Reader,
  ids: readonly string[],
  mostGoods: number,
): Promise<ReadonlyMap<string, Described['campaign']>> {
  const campaigns = [...(await findCampaigns(db, ids)).values()];
  const goods = await loadCampaignGoods(db, campaigns, mostGoods);
  return new Map(
    campaigns.map(({ id, tiers, scope }, index) => {
      const { categories = [], goodsCount = 0, goods: cards = [] } = goods[index] ?? {};
      const facts = { categories: [...categories], goodsCount, goods: [...cards] };
      // Campaigns have no channels of their own.
      const kind = scope.kind === 'channel' ? 'all' : scope.kind;
      return [
        id,
        { id, tiers: tiers.map(({ thresholdFen, offFen }) => ({ thresholdFen, offFen })), scope: kind, ...facts },
      ];
    }),
  );
}
