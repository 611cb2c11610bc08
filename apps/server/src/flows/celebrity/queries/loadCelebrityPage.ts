import { type Answer, type celebrityEndpoints, rules } from '@jiwu/contract';
import { getShown, listNearby, listRunningPicks } from '../../../modules/channels/celebrity/index.ts';
import { findGoodRate } from '../../../modules/goods/reviews/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeFace } from './describeFace.ts';
import { describePicks } from './describePicks.ts';

/** One celebrity without the picks themselves: those come page by page. */
export async function loadCelebrityPage(
  db: Reader,
  { id, now }: { id: string; now: Date },
): Promise<Answer<(typeof celebrityEndpoints)['celebrityGet']>> {
  const celebrity = await getShown(db, id);
  const [picks, nearby] = await Promise.all([
    listRunningPicks(db, { celebrityIds: [id], now }),
    listNearby(db, { id, categoryId: celebrity.categoryId, limit: rules.celebrity.nearby }),
  ]);
  const described = await describePicks(db, picks);
  const goodRateBp = await findGoodRate(
    db,
    described.map(({ card }) => card.productId),
  );
  const shelves = Map.groupBy(described, ({ card }) => card.shelf);
  const rates = described.map(({ rateBp }) => rateBp).filter((rateBp) => rateBp > 0);
  const { bio, cover, platforms } = celebrity;
  return {
    ...describeFace(celebrity),
    bio,
    cover,
    platforms: [...platforms],
    pickCount: described.length,
    shelves: [...shelves].map(([name, those]) => ({ name, count: those.length })),
    commission: rates.length === 0 ? null : { fromBp: Math.min(...rates), toBp: Math.max(...rates) },
    goodRateBp,
    nearby: nearby.map(describeFace),
  };
}
