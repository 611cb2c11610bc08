import type { Answer, CelebrityCard, celebrityEndpoints, PickCard } from '@jiwu/contract';
import { z } from 'zod';
import { countShown, listNewestPicks, listShown } from '../../../modules/channels/celebrity/index.ts';
import { findCategoryNames, listTopCategoryIds } from '../../../modules/goods/catalogue/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeFace } from './describeFace.ts';
import { describePicks } from './describePicks.ts';

const PAGE = 12;
/** One more than a card shows: a product may be off sale. */
const PICKS_READ = 4;
const PICKS_SHOWN = 3;
const cursorShape = z.tuple([z.iso.datetime(), z.uuid()]);

interface Asked {
  readonly category: string | undefined;
  readonly cursor: string | undefined;
  readonly now: Date;
  /** As many as /celebrity shows unless given. */
  readonly limit?: number;
}

/** /celebrity: those who have picked something last come first, each with what they picked. */
export async function loadCelebrityList(
  db: Reader,
  { category, cursor, now, limit = PAGE }: Asked,
): Promise<Answer<(typeof celebrityEndpoints)['celebrityList']>> {
  const [pickedAt, id] = cursor === undefined ? [] : decodeCursor(cursor, cursorShape);
  const after = pickedAt === undefined || id === undefined ? null : { pickedAt: new Date(pickedAt), id };
  const [shown, counts] = await Promise.all([
    listShown(db, { categoryId: category ?? null, after, limit: limit + 1 }),
    countShown(db),
  ]);
  const page = shown.slice(0, limit);
  const [picks, names, tops] = await Promise.all([
    listNewestPicks(db, { celebrityIds: page.map((one) => one.id), each: PICKS_READ, now }),
    findCategoryNames(db, [...counts.keys()]),
    listTopCategoryIds(db),
  ]);
  const owners = new Map(picks.map((pick) => [pick.id, pick.celebrityId]));
  const cards = Map.groupBy(await describePicks(db, picks), ({ card }) => owners.get(card.id));
  const last = page.at(-1);
  return {
    items: page.map((one) => {
      const newest = (cards.get(one.id) ?? []).slice(0, PICKS_SHOWN).map(({ card }) => card);
      return { ...describeFace(one), bio: one.bio, isAd: newest.some(({ isAd }) => isAd), picks: newest.map(toTile) };
    }),
    // In the order of the shop.
    categories: tops
      .filter((id) => counts.has(id))
      .map((id) => ({ id, name: names.get(id) ?? id, count: counts.get(id) ?? 0 })),
    nextCursor: shown.length > limit && last?.pickedAt ? encodeCursor([last.pickedAt.toISOString(), last.id]) : null,
  };
}

function toTile({ id, productId, title, picture, note, priceFen, isFrom }: PickCard): CelebrityCard['picks'][number] {
  return { id, productId, title, picture, note, priceFen, isFrom };
}
