import type { Answer, groupPurchaseEndpoints } from '@jiwu/contract';
import { findRunningOf, listWaitingOf } from '../../../modules/channels/groupPurchase/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeGroupCampaigns, withoutPictures } from './describeGroupCampaigns.ts';
import { openGroups } from './openGroups.ts';

const MOST_GROUPS = 10;

/** The group price of a product now, and the groups that one can join. */
export async function loadProductGroups(
  db: Reader,
  { productId, now }: { productId: string; now: Date },
): Promise<Answer<(typeof groupPurchaseEndpoints)['groupOfProduct']>> {
  const running = await findRunningOf(db, { productId, now });
  const [described] = running ? await describeGroupCampaigns(db, [running], { now }) : [];
  if (!described) return { campaign: null, groups: [], now: now.toISOString() };
  const waiting = await listWaitingOf(db, { campaignId: described.id, limit: MOST_GROUPS, now });
  const campaign = { ...described, skus: withoutPictures(described.skus) };
  return { campaign, groups: await openGroups(db, waiting, now), now: now.toISOString() };
}
