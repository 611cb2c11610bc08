import { HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderDetail } from '../../apps/server/src/modules/trade/orders/index.ts';
import { demoProducts, demoTree } from '../../tools/demo-data/catalogue/demoCatalogue.ts';
import { topOf } from '../../tools/demo-data/catalogue/topOf.ts';
import { demoUsers } from '../../tools/demo-data/demoUsers.ts';
import { keepUnpaidOrder } from '../../tools/demo-data/orders/keepUnpaidOrder.ts';
import { seedShop } from '../../tools/demo-data/seedShop.ts';
import { blankPictureMaker } from '../support/blankPictureMaker.ts';
import { orderFaults } from '../support/demoShop/orderFaults.ts';
import { faultsOfReview, findWrongPhotos, listReviews, type ReadReview } from '../support/demoShop/reviewFaults.ts';
import { findEarlier, findLater } from '../support/demoShop/timeFaults.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

/** The whole demo shop, in which everything is drawn blank; a busy machine takes its time. */
const SEEDING_MS = 15 * MINUTE_MS;
const phoneNumber = demoUsers[0]?.phoneNumber ?? '';

let shop: TestShop;
let maker: Awaited<ReturnType<typeof blankPictureMaker>>;
let reviews: readonly ReadReview[];
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  maker = await blankPictureMaker();
  const { db, storage, config, clock } = shop.services;
  await seedShop(db, { config, pictures: { maker, storage }, now: clock(), say() {} });
  reviews = await listReviews(db.read);
}, SEEDING_MS);
afterAll(async () => {
  await shop.stop();
});

const query = async (sql: RawBuilder<unknown>) => (await sql.execute(shop.services.db.read)).rows;
const hourOf = (at: Date) => at.getHours() + at.getMinutes() / 60;
const minuteOf = (at: Date) => `${at.getHours()}:${at.getMinutes()}`;

/** How many of them share the commonest minute of the day. */
function mostAtOnce(moments: readonly Date[]): number {
  const counts = [...Map.groupBy(moments, minuteOf).values()].map(({ length }) => length);
  return Math.max(...counts);
}

describe('people and moments', () => {
  it('nobody has done anything before they registered', async () => {
    expect(await findEarlier(shop.services.db.read)).toEqual([]);
  });

  it('nothing has happened in the future', async () => {
    expect(await findLater(shop.services.db.read, shop.services.clock())).toEqual([]);
  });

  it('breaks no invariant', async () => {
    expect(await shop.broken()).toEqual([]);
  });
});

describe('orders, parcels, notices and questions', () => {
  it.each(Object.entries(orderFaults))('%s', async (_, faults) => {
    expect(await query(faults)).toEqual([]);
  });

  it('orders are made all over the day, and hardly any at night', async () => {
    const rows = await shop.services.db.read
      .selectFrom('orders')
      .select('created_at as at')
      .where('kind', '<>', 'dropshipping')
      // What must be fresh at any moment is as old as that moment says.
      .where('created_at', '<', new Date(shop.services.clock().getTime() - 30 * HOUR_MS))
      .execute();
    const moments = rows.map(({ at }) => at);
    expect(moments.length).toBeGreaterThan(100);
    expect(mostAtOnce(moments)).toBeLessThanOrEqual(6);
    expect(moments.filter((at) => hourOf(at) < 6.5)).toEqual([]);
    expect(new Set(moments.map((at) => at.getHours())).size).toBeGreaterThanOrEqual(12);
  });

  it('an order waits to be paid whenever one looks, and it is always the same', async () => {
    const unpaid = async () =>
      await shop.services.db.read
        .selectFrom('orders')
        .innerJoin('users', 'users.id', 'orders.user_id')
        .select(['orders.id', 'user_id as userId', 'no', 'orders.created_at as madeAt', 'pay_by as payBy'])
        .where('phone_number', '=', phoneNumber)
        .where('orders.state', '=', 'awaitingPayment')
        .execute();
    const first = await unpaid();
    expect(first).toHaveLength(1);
    shop.advance(3 * HOUR_MS);
    const now = shop.services.clock();
    await keepUnpaidOrder(shop.services.db, { phoneNumber, now });
    const [later, ...others] = await unpaid();
    expect([later?.no, others]).toEqual([first[0]?.no, []]);
    expect((later?.payBy.getTime() ?? 0) - now.getTime()).toBeGreaterThan(20 * MINUTE_MS);
    expect((later?.payBy.getTime() ?? 0) - (later?.madeAt.getTime() ?? 0)).toBe(30 * MINUTE_MS);
    const told = later && (await findOrderDetail(shop.services.db.read, later));
    expect(told?.history).toMatchObject([{ to: 'awaitingPayment', at: later?.madeAt.toISOString() }]);
  });
});

describe('reviews', () => {
  it('each agrees with its date, its SKU and its writer', () => {
    expect(reviews.length).toBeGreaterThan(5000);
    expect(reviews.flatMap((review) => faultsOfReview(review, shop.services.clock()))).toEqual([]);
  });

  it('photos show the colour of the SKU', async () => {
    const { recipes } = maker;
    expect(await findWrongPhotos(shop.services.db.read, { reviews, recipes })).toEqual([]);
  });

  it('there are dozens for thousands of pieces sold, and never more than buyers', () => {
    for (const [slug, own] of Map.groupBy(reviews, ({ product }) => product.slug)) {
      const sales = own[0]?.sales ?? 0;
      if (sales >= 1000) expect([slug, own.length]).toEqual([slug, expect.toSatisfy((count: number) => count >= 15)]);
      expect([slug, own.length <= Math.max(5, sales / 5)]).toEqual([slug, true]);
    }
  });

  it('nobody reviews a product twice, and no two say the same of it', () => {
    for (const own of Map.groupBy(reviews, ({ productId }) => productId).values()) {
      expect(new Set(own.map(({ userId }) => userId)).size).toBe(own.length);
      expect(new Set(own.map(({ content }) => content)).size).toBe(own.length);
    }
  });

  it('most stars are five, some are few, and no two products have quite the same', () => {
    const share = (stars: number) => reviews.filter((review) => review.stars === stars).length / reviews.length;
    expect(share(5)).toBeGreaterThan(0.55);
    expect(share(1) + share(2)).toBeGreaterThan(0.01);
    const means = [...Map.groupBy(reviews, ({ productId }) => productId).values()].map(
      (own) => own.reduce((sum, { stars }) => sum + stars, 0) / own.length,
    );
    expect(new Set(means.map((mean) => mean.toFixed(1))).size).toBeGreaterThanOrEqual(8);
  });

  it('they are written all over the day, by people who are awake', () => {
    const moments = reviews.map(({ createdAt }) => createdAt);
    expect(moments.filter((at) => hourOf(at) < 6.5)).toEqual([]);
    expect(mostAtOnce(moments) / moments.length).toBeLessThan(0.01);
  });
});

it('first-level categories are of different sizes', () => {
  const sizes = demoTree.map(({ id }) => demoProducts.filter(({ category }) => topOf(category) === id).length);
  expect(new Set(sizes).size).toBeGreaterThanOrEqual(7);
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeGreaterThan(1.4);
});
