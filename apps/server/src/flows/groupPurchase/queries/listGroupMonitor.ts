import type { Answer, ParsedInput, staffMonitorEndpoints } from '@jiwu/contract';
import {
  countRefundingSeats,
  findGroupCampaigns,
  listGroupsForStaff,
} from '../../../modules/channels/groupPurchase/index.ts';
import { loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Query = ParsedInput<(typeof staffMonitorEndpoints)['staffGroupList']>['query'];
type Page = Answer<(typeof staffMonitorEndpoints)['staffGroupList']>;

const PAGE = 50;

/** Groups as staff watch them. */
export async function listGroupMonitor(db: Reader, { query, now }: { query: Query; now: Date }): Promise<Page> {
  const [at, id] = query.cursor ? decodeCursor(query.cursor, timeCursor) : [];
  const after = at !== undefined && id !== undefined ? { at, id } : undefined;
  const found = await listGroupsForStaff(db, { state: query.state, after, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const [campaigns, refunding] = await Promise.all([
    findGroupCampaigns(
      db,
      page.map(({ campaignId }) => campaignId),
    ),
    countRefundingSeats(
      db,
      page.map((group) => group.id),
    ),
  ]);
  const facts = await loadSkuFacts(
    db,
    [...campaigns.values()].flatMap(({ skus }) => skus.slice(0, 1).map(({ skuId }) => skuId)),
  );
  const last = page.at(-1);
  const listedAt = last && (last.endedAt ?? last.endsAt);
  return {
    items: page.map((group) => {
      const campaign = campaigns.get(group.campaignId);
      const sku = facts.get(campaign?.skus[0]?.skuId ?? '');
      return {
        id: group.id,
        no: group.no,
        campaignId: group.campaignId,
        productId: campaign?.productId ?? group.campaignId,
        title: sku?.title ?? '',
        picture: sku?.picture ?? null,
        state: group.state,
        size: group.size,
        paidMembers: group.paidMembers,
        openedAt: group.openedAt.toISOString(),
        endsAt: group.endsAt.toISOString(),
        endedAt: group.endedAt?.toISOString() ?? null,
        refunding: refunding.get(group.id) ?? 0,
      };
    }),
    nextCursor: found.length > PAGE && last && listedAt ? encodeCursor([listedAt.toISOString(), last.id]) : null,
    now: now.toISOString(),
  };
}
