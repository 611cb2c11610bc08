import type { Answer, groupPurchaseEndpoints, ParsedInput } from '@jiwu/contract';
import { z } from 'zod';
import {
  countWaiting,
  findGroupCampaigns,
  type Group,
  listWaiting,
} from '../../../modules/channels/groupPurchase/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeGroupCampaigns } from './describeGroupCampaigns.ts';
import { openGroups } from './openGroups.ts';

type Page = Answer<(typeof groupPurchaseEndpoints)['groupList']>;
type Query = ParsedInput<(typeof groupPurchaseEndpoints)['groupList']>['query'];

const PAGE = 20;
const cursor = z.tuple([z.int().nonnegative(), z.iso.datetime().regex(/^[12]/), z.uuid()]);

/** Groups that wait for members, with their goods. */
export async function listWaitingPage(
  db: Reader,
  { query, now, limit = PAGE }: { query: Query; now: Date; limit?: number },
): Promise<Page> {
  const from = query.cursor === undefined ? null : decodeCursor(query.cursor, cursor);
  const after = from && { lacks: from[0], endsAt: new Date(from[1]), id: from[2] };
  const [groups, counts] = await Promise.all([
    listWaiting(db, { filter: query.filter, after, limit: limit + 1, now }),
    countWaiting(db, now),
  ]);
  const page = groups.slice(0, limit);
  const [goodsOf, open] = await Promise.all([findGoods(db, page, now), openGroups(db, page, now)]);
  const items = open.flatMap((group) => {
    const own = goodsOf.get(group.campaignId);
    return own ? [{ ...group, goods: own }] : [];
  });
  const last = page.at(-1);
  const next = last && encodeCursor([last.size - last.paidMembers, last.endsAt.toISOString(), last.id]);
  return { items, counts, nextCursor: groups.length > limit && next ? next : null, now: now.toISOString() };
}

type Goods = Page['items'][number]['goods'];

/** What the groups buy, by campaign. */
async function findGoods(db: Reader, groups: readonly Group[], now: Date): Promise<ReadonlyMap<string, Goods>> {
  const campaigns = await findGroupCampaigns(
    db,
    groups.map(({ campaignId }) => campaignId),
  );
  const described = await describeGroupCampaigns(db, [...campaigns.values()], { alsoOffSale: true, now });
  return new Map(described.map((campaign) => [campaign.id, goods(campaign)]));
}

function goods({ productId, title, picture, priceFen, singleFen, isFrom, leaderPriceFen }: Goods): Goods {
  return { productId, title, picture, priceFen, singleFen, isFrom, leaderPriceFen };
}
