import { type Answer, type effectOrderEndpoints, rules } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { countClicks, rankProducts, sumByPlace } from '../../../modules/channels/effectOrders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { firstOfDays } from './sinceOf.ts';

type Ranking = Answer<(typeof effectOrderEndpoints)['effectOrderRanking']>;

/** Which products and places earned most in the last days; places that were only clicked follow. */
export async function loadEffectRanking(db: Reader, { userId, now }: { userId: string; now: Date }): Promise<Ranking> {
  const { trendDays, rankedRows } = rules.effectOrder;
  const since = firstOfDays(trendDays, now);
  const [products, earned, clicked] = await Promise.all([
    rankProducts(db, { userId, since, limit: rankedRows }),
    sumByPlace(db, { userId, since }),
    countClicks(db, { promoterId: userId, since: businessDay(since) }),
  ]);
  const clicks = new Map<string | null, number>();
  for (const one of clicked) clicks.set(one.place, (clicks.get(one.place) ?? 0) + one.clicks);
  const known = new Set(earned.map(({ place }) => place));
  const onlyClicked = [...clicks]
    .filter(([place]) => !known.has(place))
    .toSorted(([, one], [, other]) => other - one)
    .map(([place]) => ({ place, amountFen: 0, count: 0 }));
  return {
    products: products.map(({ productId, title, picture, amountFen, count }) => ({
      productId,
      title,
      picture,
      amountFen,
      orders: count,
    })),
    places: [...earned, ...onlyClicked]
      .slice(0, rankedRows)
      .map(({ place, amountFen, count }) => ({ place, amountFen, orders: count, clicks: clicks.get(place) ?? 0 })),
  };
}
