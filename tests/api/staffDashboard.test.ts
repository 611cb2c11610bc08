import { randomBytes } from 'node:crypto';
import { type Answer, type Contract, rules } from '@jiwu/contract';
import { businessDay, DAY_MS, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countOutlooks } from '../../apps/server/src/jobs/countOutlooks.ts';
import { keepVisitors } from '../../apps/server/src/modules/people/visitors/index.ts';
import { copyOrdersOfTwoDays } from '../../tools/demo-data/largeOrders/copyOrdersOfTwoDays.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { makeBuyer, must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Dashboard = Answer<Contract['staffDashboard']>;

const ORDERS = 20_000;

let shop: TestShop;
let admin: StaffClient;

/** Many orders of the two days before now, out of one: paid at any minute, of several kinds, by a few users. */
async function makeOrders(): Promise<void> {
  const now = shop.services.clock();
  for (let buyers = 0; buyers < 3; buyers += 1) {
    const buyer = await makeBuyer(shop, { balanceFen: 50_000 });
    await makeOrder(shop, buyer.client, { state: 'paid' });
  }
  await copyOrdersOfTwoDays(shop.ownerUrl, { orders: ORDERS, now });
}

beforeAll(async () => {
  shop = await startTestShop();
  await makeOrders();
  admin = await signInStaff(shop, ['admin']);
});
afterAll(() => shop.stop());

const load = async (staff: StaffClient) => must<Dashboard>(await staff.call('staffDashboard'));

it('its figures are those of plain SQL, of a day of 20,000 orders, and it is there within two seconds', async () => {
  const began = performance.now();
  const { sales, now } = await load(admin);
  expect(performance.now() - began).toBeLessThan(2000);
  const at = new Date(now);
  const today = new Date(Math.floor((at.getTime() + 8 * HOUR_MS) / DAY_MS) * DAY_MS - 8 * HOUR_MS);
  const count = async (from: Date, to: Date) => {
    const { rows } = await sql<{ orders: number; paidFen: number; buyers: number }>`
      select count(*) as orders, coalesce(sum(pay_fen), 0)::int8 as "paidFen", count(distinct user_id) as buyers from orders
      where paid_at >= ${from} and paid_at <= ${to}`.execute(shop.services.db.read);
    return rows[0];
  };
  const yesterday = new Date(today.getTime() - DAY_MS);
  expect(sales?.today).toEqual(await count(today, at));
  expect(sales?.yesterday).toEqual(await count(yesterday, new Date(at.getTime() - DAY_MS)));
  expect(sales?.yesterdayAll).toEqual(await count(yesterday, new Date(today.getTime() - 1)));
  const sum = (of: (hour: { today: number; yesterday: number }) => number) =>
    (sales?.hours ?? []).reduce((all, hour) => all + of(hour), 0);
  expect(sum((hour) => hour.today)).toBe(sales?.today.orders);
  expect(sum((hour) => hour.yesterday)).toBe(sales?.yesterdayAll.orders);
  const { rows: kinds } = await sql<{ kind: string; orders: number }>`
    select kind, count(*) as orders from orders where paid_at >= ${today} and paid_at <= ${at} group by kind`.execute(
    shop.services.db.read,
  );
  for (const { kind, orders } of kinds) {
    expect(sales?.channels.find((channel) => channel.kind === kind)?.orders, kind).toBe(orders);
  }
  expect((sales?.today.orders ?? 0) + (sales?.yesterdayAll.orders ?? 0)).toBeGreaterThan(ORDERS / 3);
});

it('a day that is over is shown whole, beside all of the day before; one channel by itself', async () => {
  const yesterday = businessDay(new Date(shop.services.clock().getTime() - DAY_MS));
  const ofDay = async (query: string) => {
    const reply = await admin.call('staffDashboard', { query });
    expect(Number(reply.headers.get('x-sql-statements')), query).toBeLessThanOrEqual(3);
    return must<Dashboard>(reply);
  };
  const whole = (await load(admin)).sales;
  const past = await ofDay(`day=${yesterday}`);
  expect(past.day).toBe(yesterday);
  expect(past.sales?.today).toEqual(whole?.yesterdayAll);
  expect(past.sales?.yesterday).toEqual(past.sales?.yesterdayAll);
  const kinds = whole?.channels ?? [];
  expect(kinds.length).toBeGreaterThan(0);
  const each = await Promise.all(kinds.map(({ kind }) => ofDay(`kind=${kind}`)));
  expect(each.map(({ sales }) => sales?.today.paidFen)).toEqual(kinds.map(({ paidFen }) => paidFen));
  for (const { sales } of each) {
    expect(sales?.channels).toEqual(whole?.channels);
    expect(sales?.funnel.today.visitors).toBeNull();
  }
  const none = rules.order.kinds.find((kind) => kinds.every((one) => one.kind !== kind));
  expect((await ofDay(`kind=${none}`)).sales).toMatchObject({
    today: { orders: 0, paidFen: 0, buyers: 0 },
    funnel: { today: { orderers: 0, buyers: 0 } },
  });
  const tomorrow = businessDay(new Date(shop.services.clock().getTime() + DAY_MS));
  expect((await admin.call('staffDashboard', { query: `day=${tomorrow}` })).status).toBe(400);
});

type Funnel = NonNullable<Dashboard['sales']>['funnel'];
const newBrowser = () => randomBytes(16).toString('hex');
/** What a shop's page says, as a browser that has no other address. */
const tell = async (browserId: string, step: 'visit' | 'product', userAgent = 'Mozilla/5.0') => {
  const headers = { anonymous: browserId, 'user-agent': userAgent };
  const client = createShopClient(shop, { roaming: true });
  return must<{ isCounted: boolean }>(await client.call('visitTell', { body: { step }, headers }));
};
const funnelNow = async (): Promise<Funnel['today']> => {
  await keepVisitors(shop.services);
  const { sales } = await load(admin);
  expect(sales).not.toBeNull();
  return (sales as NonNullable<typeof sales>).funnel.today;
};

it('the funnel says what really happened: browsers once a day for each step, then accounts that ordered and paid', async () => {
  // Nobody counted yet: that is not nobody.
  expect((await load(admin)).sales?.funnel.today).toMatchObject({ visitors: null, viewers: null, carters: null });
  // The orders were made by calls alone, and their carts with them.
  const empty = await funnelNow();
  expect(empty).toMatchObject({ viewers: 0 });
  const browsers = Array.from({ length: 300 }, newBrowser);
  await Promise.all(
    browsers.map(async (browserId, nth) => {
      await tell(browserId, 'visit');
      if (nth % 3 === 0) await tell(browserId, 'product');
      if (nth % 5 === 0) await tell(browserId, 'visit');
    }),
  );
  await tell(newBrowser(), 'product', 'Mozilla/5.0 (compatible; Baiduspider/2.0)');
  const product = await makeProduct(shop.services.db, { priceFen: 100, pieces: 10 });
  const cart = createShopClient(shop, { roaming: true });
  const line = { skuId: product.skuIds[0] ?? '', quantity: 1 };
  const headers = { anonymous: browsers[0] ?? '', 'Cart-Key': randomBytes(16).toString('hex') };
  must(await cart.call('cartAdd', { body: line, headers }));
  must(await cart.call('cartAdd', { body: line, headers }));
  const visitors = (empty.visitors ?? 0) + 300;
  const carters = (empty.carters ?? 0) + 1;
  await expect.poll(funnelNow).toMatchObject({ visitors, viewers: 100, carters });
  const { rows } = await sql<{ orderers: number; buyers: number }>`
    select count(distinct user_id) filter (where (created_at at time zone 'Asia/Shanghai')::date = today) as orderers,
      count(distinct user_id) filter (where (paid_at at time zone 'Asia/Shanghai')::date = today) as buyers
    from orders, (values ((${shop.services.clock()}::timestamptz at time zone 'Asia/Shanghai')::date)) as days (today)`.execute(
    shop.services.db.read,
  );
  expect(await funnelNow()).toMatchObject(rows[0] ?? {});
  const kept = await sql<{ text: string }>`select visitor_minutes::text as text from visitor_minutes`.execute(
    shop.services.db.read,
  );
  expect(kept.rows.some(({ text }) => browsers.some((id) => text.includes(id)))).toBe(false);
});

it('what could not be counted is not known: no worker for a while, Redis without its memory, Redis away', async () => {
  const before = await funnelNow();
  expect(before.visitors).toBeGreaterThanOrEqual(300);
  shop.advance(5 * MINUTE_MS);
  expect((await load(admin)).sales?.funnel.today.visitors).toBeNull();
  const again = await funnelNow();
  expect(again.visitors === before.visitors || again.visitors === 0).toBe(true);
  await tell(newBrowser(), 'visit');
  await tell(newBrowser(), 'visit');
  expect((await funnelNow()).visitors).toBe((again.visitors ?? 0) + 2);
  await shop.forgetRedis();
  await tell(newBrowser(), 'visit');
  expect(await funnelNow()).toMatchObject({ visitors: null, orderers: expect.any(Number) });
  shop.advance(DAY_MS);
  admin = await signInStaff(shop, ['admin']);
  await tell(newBrowser(), 'visit');
  expect(await funnelNow()).toMatchObject({ visitors: 1, viewers: 0 });
  expect((await load(admin)).sales?.funnel.yesterday.visitors).toBeNull();
  shop.advance(DAY_MS);
  admin = await signInStaff(shop, ['admin']);
  await funnelNow();
  expect((await load(admin)).sales?.funnel.yesterday.visitors).toBe(1);
  const cut = await startTestShop({ REDIS_URL: 'redis://127.0.0.1:1' });
  const guest = createShopClient(cut);
  expect(must(await guest.call('visitTell', { body: { step: 'visit' } }))).toEqual({ isCounted: false });
  await cut.stop();
});

it('a visit asks PostgreSQL nothing', async () => {
  const reply = await createShopClient(shop).call('visitTell', { body: { step: 'product' } });
  expect(reply.headers.get('x-sql-statements')).toBe('0');
});

it('says what waits, since when, and what is late', async () => {
  const { queues } = await load(admin);
  const of = (kind: string) => queues.find((queue) => queue.kind === kind);
  const { rows } = await sql<{ all: number; overdue: number }>`
    select count(*) as all, count(*) filter (where paid_at < ${shop.services.clock()}::timestamptz - interval '24 hours') as overdue
    from orders where state = 'awaitingDispatch'`.execute(shop.services.db.read);
  expect(of('dispatch')?.count).toBe(rows[0]?.all);
  expect(Math.abs((of('overdueDispatch')?.count ?? 0) - (rows[0]?.overdue ?? 0))).toBeLessThan(20);
  expect(of('overdueDispatch')?.isOverdue).toBe(true);
  expect(of('afterSale')).toBeUndefined();
});

it('stock that lasts fewer than three days is warned of, the shortest first', async () => {
  expect((await load(admin)).stock).toMatchObject({ total: 0, items: [] });
  const product = await makeProduct(shop.services.db, {
    priceFen: 100,
    pieces: 10,
    skus: [{ optionValues: [], code: 'SHORT-1' }],
  });
  const { client } = await makeBuyer(shop, { balanceFen: 50_000 });
  await makeOrder(shop, client, { state: 'completed', lines: [{ skuId: product.skuIds[0] ?? '', quantity: 8 }] });
  await countOutlooks(shop.services);
  // Two are left of what goes by eight sevenths a day.
  const { stock, queues } = await load(admin);
  expect(stock?.items[0]).toMatchObject({ code: 'SHORT-1', available: 2, dailyHundredths: 114, daysTenths: 17 });
  expect(queues).toContainEqual(expect.objectContaining({ kind: 'stock', count: stock?.total }));
  const days = (stock?.items ?? []).map(({ daysTenths }) => daysTenths);
  expect(days).toEqual(days.toSorted((one, other) => one - other));
});

it('each role sees its own; a guest nothing', async () => {
  const [goods, finance, content] = await Promise.all([
    signInStaff(shop, ['goods']),
    signInStaff(shop, ['finance']),
    signInStaff(shop, ['content']),
  ]);
  expect(await load(goods)).toMatchObject({ sales: null, health: null, stock: expect.anything() });
  expect(await load(content)).toMatchObject({ sales: null, health: null, stock: null });
  const seen = await load(finance);
  expect(seen.health).toMatchObject({ integrity: { broken: 0 }, unknownPayments: { count: 0 } });
  expect(seen.queues.map(({ kind }) => kind)).not.toContain('dispatch');
  expect((await createShopClient(shop).call('staffDashboard')).status).toBe(401);
  shop.advance(MINUTE_MS);
});
