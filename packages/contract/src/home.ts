import { z } from 'zod';
import { placement } from './advertisementParts.ts';
import { celebrityCard } from './celebrityParts.ts';
import { articleCard } from './contentParts.ts';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { groupPurchaseEndpoints } from './groupPurchase.ts';
import { unitCard } from './openBoxParts.ts';
import { count, fen, productCard } from './productCard.ts';
import { wootEndpoints } from './woot.ts';

const deals = wootEndpoints.wootPage.answer.shape;
const groups = groupPurchaseEndpoints.groupList.answer.shape;

/** Two products that are often bought in one order. */
const pair = z.strictObject({ products: z.array(productCard).length(2), /** Of the last 90 days. */ orders: count });

export const homeEndpoints = {
  homePage: endpoint({
    method: 'GET',
    path: '/home',
    summary: '首页：每个频道今天最好的几件，一次取齐；没有取到的部分为 null',
    caller: 'guest',
    shared: true,
    answer: z.strictObject({
      goods: z
        .strictObject({
          /** Of the first level, those that have something on sale. */
          categories: z.array(z.strictObject({ id: z.string(), name: z.string(), count, fileId: id.nullable() })),
          /** Everything on sale. */
          total: count,
        })
        .nullable(),
      /** The first page of everything, in the usual order. */
      picks: z.strictObject({ items: z.array(productCard), nextCursor: z.string().nullable() }).nullable(),
      newest: z.array(productCard).nullable(),
      deals: z.strictObject({ today: deals.today, tomorrow: deals.tomorrow }).nullable(),
      /** Those that lack one member. */
      groups: z.strictObject({ items: groups.items, counts: groups.counts }).nullable(),
      /** Those listed last, without those that someone is paying for. */
      units: z.strictObject({ items: z.array(unitCard), total: count }).nullable(),
      /** Those who have picked something last. */
      celebrities: z.strictObject({ items: z.array(celebrityCard), total: count }).nullable(),
      articles: z.strictObject({ items: z.array(articleCard), total: count }).nullable(),
      /** The most frequent pairs, no product twice. */
      together: z.array(pair).nullable(),
      /** What businesses have booked: beside the banner, and after the articles. */
      ads: z.strictObject({ hero: placement.nullable(), strip: placement.nullable() }).nullable(),
    }),
  }),
  morePage: endpoint({
    method: 'GET',
    path: '/more',
    summary: '更多：每个频道此刻的一句话要用到的数字；没有取到的部分为 null',
    caller: 'guest',
    shared: true,
    answer: z.strictObject({
      goods: z.strictObject({ total: count, newToday: count }).nullable(),
      /** The deals of today: how many, when they begin and end, and the first that can still be had. */
      woot: z
        .strictObject({
          today: count,
          span: z.strictObject({ beginsAt: instant, endsAt: instant }).nullable(),
          first: z.strictObject({ title: z.string(), left: count }).nullable(),
        })
        .nullable(),
      groups: z.strictObject({ waiting: count, oneShort: count }).nullable(),
      units: z.strictObject({ total: count, newToday: count }).nullable(),
      /** How many there are, and how many of them have picked something within seven days. */
      celebrities: z.strictObject({ total: count, lively: count }).nullable(),
      /** The spend-and-save that ends first; `tier` is its highest. */
      active: z
        .strictObject({
          campaign: z
            .strictObject({
              tier: z.strictObject({ thresholdFen: fen, offFen: fen }),
              endsAt: instant,
            })
            .nullable(),
        })
        .nullable(),
      texts: z.strictObject({ articles: count, newToday: count, answers: count }).nullable(),
    }),
  }),
  homeMine: endpoint({
    method: 'GET',
    path: '/home/mine',
    summary: '首页与更多里我自己的部分：等我处理的事；关闭个性化后不含收藏和关注的变化',
    caller: 'user',
    answer: z.strictObject({
      /** Orders of /order/mine that wait to be paid; `first` is the one whose time ends first. */
      unpaid: z.strictObject({ count, first: z.strictObject({ orderId: id, payBy: instant }) }).nullable(),
      /** Parcels that a courier is bringing just now. */
      delivering: z.strictObject({ count, orderId: id }).nullable(),
      /** Null: no VIP. */
      dailyCoupon: z.strictObject({ isTaken: z.boolean(), offFen: fen.nullable(), thresholdFen: fen }).nullable(),
      /** Today, done or not: the how-manieth day in a row it is, and what it gives. */
      checkIn: z.strictObject({ isDone: z.boolean(), streak: count, integral: count }),
      /** Of the groups that wait for others, the one that ends first. */
      group: z.strictObject({ id, title: z.string(), lacks: count, endsAt: instant }).nullable(),
      afterSales: count,
      /** Placements that are shown today. */
      placements: count,
      /** Effect orders that have not come to their end, and the commission that can be turned into balance. */
      effectOrders: count,
      payableFen: fen,
      /** Something collected that is there as an opened unit, the one that saves most; null also without personalisation. */
      collectedUnit: z.strictObject({ productId: id, title: z.string(), fromFen: fen }).nullable(),
      /** Of those whom the user follows, how many have picked something within seven days; 0 without personalisation. */
      livelyFollowed: count,
    }),
  }),
};
