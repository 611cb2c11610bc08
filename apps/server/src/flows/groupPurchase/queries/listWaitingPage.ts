import type { Answer, groupPurchaseEndpoints, ParsedInput } from '@jiwu/contract';
import { z } from 'zod';
import { countWaiting, findGroupCampaigns, listWaiting } from '../../../modules/channels/groupPurchase/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeGroupCampaigns } from './describeGroupCampaigns.ts';
import { openGroups } from './openGroups.ts';

type Page = Answer<(typeof groupPurchaseEndpoints)['groupList']>;
type Query = ParsedInput<(typeof groupPurchaseEndpoints)['groupList']>['query'];

const PAGE = 20;
const cursor = z.tuple([z.int().nonnegative(), z.iso.datetime().regex(/^[12]/), z.uuid()]);

/** Groups that wait for members, with their goods. */
export async function listWaitingPage(db: Reader, { query, now }: { query: Query; now: Date }): Promise<Page> {
  const from = query.cursor === undefined ? null : decodeCursor(query.cursor, cursor);
  const after = from && { lacks: from[0], endsAt: new Date(from[1]), id: from[2] };
  const [groups, counts] = await Promise.all([
    listWaiting(db, { filter: query.filter, after, limit: PAGE + 1, now }),
    countWaiting(db, now),
  ]);
  const page = groups.slice(0, PAGE);
  const campaigns = await findGroupCampaigns(
    db,
    page.map(({ campaignId }) => campaignId),
  );
  const described = await describeGroupCampaigns(db, [...campaigns.values()], { alsoOffSale: true, now });
  const goodsOf = new Map(described.map((campaign) => [campaign.id, goods(campaign)]));
  const items = (await openGroups(db, page, now)).flatMap((group) => {
    const own = goodsOf.get(group.campaignId);
    return own ? [{ ...group, goods: own }] : [];
  });
  const last = page.at(-1);
  const next = last && encodeCursor([last.size - last.paidMembers, last.endsAt.toISOString(), last.id]);
  return { items, counts, nextCursor: groups.length > PAGE && next ? next : null, now: now.toISOString() };
}

function goods({
  productId,
  title,
  picture,
  priceFen,
  singleFen,
  isFrom,
  leaderPriceFen,
}: Page['items'][number]['goods']): Page['items'][number]['goods'] {
  return { productId, title, picture, priceFen, singleFen, isFrom, leaderPriceFen };
}
