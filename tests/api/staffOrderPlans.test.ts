import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { candidateQuery, type SearchWay, type StaffSearch } from '../../apps/server/src/modules/trade/orders/index.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

/** Many more than a page: PostgreSQL reads a table of a few rows from end to end. */
const ORDERS = 12_000;
const AT_ONCE = 2000;

let shop: TestShop;
let skuId: string;
beforeAll(async () => {
  shop = await startTestShop();
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const { id, lines } = await makeOrder(shop, client, { state: 'completed' });
  skuId = lines[0]?.skuId ?? '';
  await copies(id);
});
afterAll(() => shop.stop());

/** Copies of one order, with other numbers, names, phones, days and states. */
async function copies(id: string): Promise<void> {
  const changed: Record<string, RawBuilder<unknown>> = {
    id: sql`to_jsonb(lpad(to_hex(1700000000000 + n * 60000), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))`,
    no: sql`to_jsonb('20' || lpad(n::text, 14, '0'))`,
    request_key: sql`to_jsonb('copy-' || lpad(n::text, 8, '0'))`,
    created_at: sql`to_jsonb(to_timestamp(1700000000 + n * 60))`,
    state: sql`case when n % 100 = 0 then '"awaitingDispatch"' when n % 50 = 1 then '"awaitingPayment"' else '"completed"' end::jsonb`,
    completed_at: sql`case when n % 100 = 0 or n % 50 = 1 then 'null' else to_jsonb(to_timestamp(1700000000 + n * 60)) end`,
    paid_at: sql`case when n % 50 = 1 then 'null' else to_jsonb(to_timestamp(1700000060 + n * 60)) end`,
    paid_with: sql`case when n % 50 = 1 then 'null'::jsonb else '"balance"' end`,
    ship_to: sql`jsonb_build_object('recipient', '林' || chr(20000 + n % 20), 'phoneNumber', '138' || lpad((n * 7919 % 100000000)::text, 8, '0'))`,
  };
  const pairs = Object.entries(changed).flatMap(([name, value]) => [sql`${sql.lit(name)}::text`, value]);
  for (let from = 1; from <= ORDERS; from += AT_ONCE) {
    await shop.owner.writeAlone(sql`
      insert into orders select made.* from orders as model
      cross join generate_series(${from}::int, ${from + AT_ONCE - 1}::int) as n
      cross join lateral jsonb_populate_record(null::orders, to_jsonb(model) || jsonb_build_object(${sql.join(pairs)})) as made
      where model.id = ${id}`);
  }
  await shop.owner.writeAlone(sql`
    insert into order_lines select made.* from orders join order_lines as model on model.order_id = ${id}
    cross join lateral jsonb_populate_record(null::order_lines, to_jsonb(model) || jsonb_build_object('order_id', orders.id)) as made
    where orders.id <> ${id}`);
  await shop.owner.writeAlone(sql`analyze orders, order_lines`);
}

const at = new Date(1_700_000_000_000 + (ORDERS / 2) * 60_000);

it.each<[SearchWay, StaffSearch, string]>([
  ['no', { no: '2000000000000777' }, 'orders_no_key'],
  ['phone', { phoneNumber: '13800007919' }, 'orders_by_phone'],
  ['phoneTail', { phoneTail: '7919' }, 'orders_by_phone_tail'],
  ['recipient', { recipient: `林${String.fromCodePoint(20_000)}` }, 'orders_by_recipient'],
  ['sku', {}, 'order_lines_by_sku'],
  ['toDispatch', {}, 'orders_to_dispatch'],
  ['paid', { paid: { to: at } }, 'orders_by_payment'],
  ['state', {}, 'orders_for_staff'],
  ['state', { state: 'completed', kind: 'normal', created: { to: at } }, 'orders_for_staff'],
])('looks by %s along its index, in order', async (way, search, index) => {
  const wanted = { ...search, ...(way === 'sku' ? { skuIds: [skuId] } : {}) };
  const query = candidateQuery({ search: wanted, way, after: undefined, limit: 51 });
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, buffers) ${query}`.execute(shop.owner.read);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(new RegExp(`using ${index} on`));
  expect(plan).not.toContain('Seq Scan');
  // Nothing is read beyond the page: of all kinds and states, at most a page of each.
  const read = [...plan.matchAll(/Index (?:Only )?Scan.*actual time.*rows=([\d.]+) loops=(\d+)/g)];
  expect(Math.max(...read.map(([, each]) => Number(each)))).toBeLessThanOrEqual(51);
});
