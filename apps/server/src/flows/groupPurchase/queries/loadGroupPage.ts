import type { Answer, groupPurchaseEndpoints } from '@jiwu/contract';
import { getGroup, getGroupCampaign, listWaitingOf } from '../../../modules/channels/groupPurchase/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { describeGroupCampaigns } from './describeGroupCampaigns.ts';
import { describeGroups } from './describeGroups.ts';
import { describeMySeat } from './describeMySeat.ts';
import { findLeaderSku } from './findLeaderSku.ts';
import { openGroups } from './openGroups.ts';

type Page = Answer<(typeof groupPurchaseEndpoints)['groupGet']>;

const MOST_OTHERS = 5;

/** A group's page: its public state, its goods, and the caller's own place in it. */
export async function loadGroupPage(
  db: Reader,
  { id, userId, now }: { id: string; userId: string | null; now: Date },
): Promise<Page> {
  const known = await getGroup(db, id);
  const { campaignId } = known;
  const campaign = await getGroupCampaign(db, campaignId);
  const [[group], [described], leaderSkuId, waiting, mine] = await Promise.all([
    describeGroups(db, [known], now),
    describeGroupCampaigns(db, [campaign], { alsoOffSale: true, now }),
    findLeaderSku(db, id),
    listWaitingOf(db, { campaignId, limit: MOST_OTHERS + 1, now }),
    userId === null ? null : describeMySeat(db, { groupId: id, userId, now }),
  ]);
  if (!group || !described) throw new ShopError('NOT_FOUND');
  const others = waiting.filter((one) => one.id !== id).slice(0, MOST_OTHERS);
  return { group, campaign: described, leaderSkuId, others: await openGroups(db, others, now), mine };
}
