import type { Answer, staffGroupPurchaseEndpoints } from '@jiwu/contract';
import {
  countGroups,
  type GroupCampaign,
  isRunning,
  listGroupCampaigns,
  sumPieces,
} from '../../../modules/channels/groupPurchase/index.ts';
import { loadSkuFacts, lowestOrdinaryFen, type SkuFacts } from '../../../modules/goods/catalogue/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Page = Answer<(typeof staffGroupPurchaseEndpoints)['staffGroupCampaignList']>;

const PAGE = 20;

/** Campaigns as staff see them: the one that ends last comes first. */
export async function listStaffGroupCampaigns(
  db: Reader,
  { cursor, now }: { cursor: string | undefined; now: Date },
): Promise<Page> {
  const from = cursor === undefined ? null : decodeCursor(cursor, timeCursor);
  const after = from && { endsAt: new Date(from[0]), id: from[1] };
  const found = await listGroupCampaigns(db, { after, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const [facts, counts, pieces] = await Promise.all([
    loadSkuFacts(
      db,
      page.flatMap(({ skus }) => skus.map(({ skuId }) => skuId)),
    ),
    countGroups(db, { campaignIds: page.map(({ id }) => id), now }),
    sumPieces(
      db,
      page.map(({ id }) => id),
    ),
  ]);
  const last = page.at(-1);
  return {
    items: page.map((campaign) => ({
      ...campaign,
      skus: campaign.skus.map((sku) => describeSku(sku, facts.get(sku.skuId), campaign)),
      startsAt: campaign.startsAt.toISOString(),
      endsAt: campaign.endsAt.toISOString(),
      title: facts.get(campaign.skus[0]?.skuId ?? '')?.title ?? '',
      state: stateAt(campaign, now),
      pieces: pieces.get(campaign.id) ?? 0,
      groups: counts.get(campaign.id) ?? { open: 0, full: 0, failed: 0 },
    })),
    nextCursor: found.length > PAGE && last ? encodeCursor([last.endsAt.toISOString(), last.id]) : null,
    now: now.toISOString(),
  };
}

function stateAt(campaign: GroupCampaign, now: Date): 'planned' | 'running' | 'over' {
  if (isRunning(campaign, now)) return 'running';
  return campaign.startsAt > now ? 'planned' : 'over';
}

/** With what it costs without a group by now: a price that has fallen to the group's makes the campaign pointless. */
function describeSku(sku: GroupCampaign['skus'][number], facts: SkuFacts | undefined, campaign: GroupCampaign) {
  const ordinaryFen = facts ? lowestOrdinaryFen(facts, campaign.limitPerUser) : null;
  const isUndercut = ordinaryFen !== null && ordinaryFen <= sku.priceFen;
  return { ...sku, label: facts?.skuLabel ?? '', ordinaryFen, isUndercut };
}
