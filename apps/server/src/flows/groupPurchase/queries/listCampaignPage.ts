import type { Answer, groupPurchaseEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import { listRunning } from '../../../modules/channels/groupPurchase/index.ts';
import { findCategoryNames } from '../../../modules/goods/catalogue/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeGroupCampaigns, withoutSkus } from './describeGroupCampaigns.ts';

type Page = Answer<(typeof groupPurchaseEndpoints)['groupCampaignList']>;

const PAGE = 20;
const cursor = z.tuple([z.int().nonnegative(), z.uuid()]);

/** Goods that can be bought together, those of which most groups became full first. Staff make hundreds of them, not millions. */
export async function listCampaignPage(
  db: Reader,
  { category, cursor: after, now }: { category: string | undefined; cursor: string | undefined; now: Date },
): Promise<Page> {
  const all = await describeGroupCampaigns(db, await listRunning(db, now), { now });
  const counts = new Map<string, number>();
  for (const { categoryId } of all) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  const names = await findCategoryNames(db, [...counts.keys()]);
  const wanted = all
    .filter(({ categoryId }) => category === undefined || categoryId === category)
    .map(({ answer }) => answer)
    .toSorted((one, other) => other.fullGroups - one.fullGroups || (one.id < other.id ? -1 : 1));
  const [full, id] = after === undefined ? [Number.POSITIVE_INFINITY, ''] : decodeCursor(after, cursor);
  const rest = wanted.filter((one) => one.fullGroups < full || (one.fullGroups === full && one.id > id));
  const items = rest.slice(0, PAGE).map(withoutSkus);
  const last = items.at(-1);
  return {
    items,
    total: wanted.length,
    categories: [...counts].map(([id, count]) => ({ id, name: names.get(id) ?? '', count })),
    nextCursor: rest.length > PAGE && last ? encodeCursor([last.fullGroups, last.id]) : null,
    now: now.toISOString(),
  };
}
