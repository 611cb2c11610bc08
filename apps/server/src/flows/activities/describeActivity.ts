import type { activeEndpoints, Answer } from '@jiwu/contract';
import type { Activity } from '../../modules/activities/index.ts';
import { findCampaign } from '../../modules/campaigns/index.ts';
import type { Reader } from '../../platform/database/createDatabase.ts';
import { loadCampaignGoods } from './loadCampaignGoods.ts';

type Described = Answer<(typeof activeEndpoints)['activeGet']>['activity'];

/** A part of /active as the page takes it, with so many goods of its campaign. */
export async function describeActivity(db: Reader, activity: Activity, mostGoods: number): Promise<Described> {
  const { id, kind, title, subtitle, picture, startsAt, endsAt, campaignId } = activity;
  return {
    id,
    kind,
    title,
    subtitle,
    picture,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    rulesText: activity.rulesText.split('\n').filter((line) => line.trim() !== ''),
    campaign: campaignId ? await describeCampaign(db, campaignId, mostGoods) : null,
  };
}

async function describeCampaign(db: Reader, id: string, mostGoods: number): Promise<Described['campaign']> {
  const campaign = await findCampaign(db, id);
  // A campaign that has not begun may still be taken back.
  if (!campaign || campaign.scope.kind === 'channel') return null;
  const { categories, goodsCount, goods } = await loadCampaignGoods(db, campaign, mostGoods);
  return {
    id,
    tiers: campaign.tiers.map(({ thresholdFen, offFen }) => ({ thresholdFen, offFen })),
    scope: campaign.scope.kind,
    categories: [...categories],
    goodsCount,
    goods: [...goods],
  };
}
