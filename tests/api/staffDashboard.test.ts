import type { Answer, Contract } from '@jiwu/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countOutlooks } from '../../apps/server/src/jobs/countOutlooks.ts';
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
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'orders' and is_generated = 'NEVER'`.execute(shop.services.db.read);
  const own: Readonly<Record<string, ReturnType<typeof sql>>> = {
    id: sql`gen_random_uuid()`,
    no: sql`lpad((7000000000000000 + nth)::text, 16, '0')`,
    kind: sql`(array['normal', 'normal', 'woot', 'groupPurchase', 'openBox'])[1 + nth % 5]`,
    request_key: sql`gen_random_uuid()`,
    goods_fen: sql`1000 + nth % 9000`,
    campaign_fen: sql`0`,
    coupon_fen: sql`0`,
    integral_fen: sql`0`,
    shipping_fen: sql`0`,
    pay_fen: sql`1000 + nth % 9000`,
    created_at: sql`${now}::timestamptz - (nth % 2879) * interval '1 minute'`,
    paid_at: sql`${now}::timestamptz - (nth % 2879) * interval '1 minute'`,
  };
  const values = rows.map(({ name }) => own[name] ?? sql`template.${sql.ref(name)}`);
  await shop.owner.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      with templates as (select *, row_number() over (order by id) - 1 as place from orders)
      insert into orders (${sql.join(rows.map(({ name }) => sql.ref(name)))})
      select ${sql.join(values)} from generate_series(1, ${ORDERS}) as nth
      join templates as template on template.place = nth % 3`.execute(tx);
    await sql`analyze orders`.execute(tx);
  });
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
