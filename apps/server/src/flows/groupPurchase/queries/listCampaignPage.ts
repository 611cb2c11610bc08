import type { Answer, groupPurchaseEndpoints } from '@jiwu/contract';
import { listRunning, listRunningProducts } from '../../../modules/channels/groupPurchase/index.ts';
import { findCategoryNames, listFirstCategories } from '../../../modules/goods/catalogue/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeGroupCampaigns, withoutSkus } from './describeGroupCampaigns.ts';

type Page = Answer<(typeof groupPurchaseEndpoints)['groupCampaignList']>;

const PAGE = 20;

interface Input {
  /** First level. */
  readonly category: string | undefined;
  readonly cursor: string | undefined;
  readonly now: Date;
}

/** Goods on sale that can be bought together, those that end first in front, and how many there are of each category. */
export async function listCampaignPage(db: Reader, { category, cursor, now }: Input): Promise<Page> {
  const from = cursor === undefined ? null : decodeCursor(cursor, timeCursor);
  const after = from && { endsAt: new Date(from[0]), id: from[1] };
  const categoryOf = await listFirstCategories(db, await listRunningProducts(db, now));
  const counts = new Map<string, number>();
  for (const id of categoryOf.values()) counts.set(id, (counts.get(id) ?? 0) + 1);
  const wanted = [...categoryOf].filter(([, id]) => category === undefined || id === category).map(([id]) => id);
  const [found, names] = await Promise.all([
    listRunning(db, { productIds: wanted, after, limit: PAGE + 1, now }),
    findCategoryNames(db, [...counts.keys()]),
  ]);
  const page = found.slice(0, PAGE);
  const described = await describeGroupCampaigns(db, page, { now });
  const last = page.at(-1);
  return {
    items: described.map(withoutSkus),
    total: wanted.length,
    categories: [...counts].map(([id, count]) => ({ id, name: names.get(id) ?? '', count })),
    nextCursor: found.length > PAGE && last ? encodeCursor([last.endsAt.toISOString(), last.id]) : null,
    now: now.toISOString(),
  };
}
