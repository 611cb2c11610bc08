import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { candidateQuery, type SearchWay, type StaffSearch } from '../../apps/server/src/modules/trade/orders/index.ts';
import { copyOrder } from '../support/copyOrder.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { markReminded } from '../support/markReminded.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

/** Many more than a page: PostgreSQL reads a table of a few rows from end to end. */
const ORDERS = 12_000;

let shop: TestShop;
let skuId: string;
beforeAll(async () => {
  shop = await startTestShop();
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const { id, lines } = await makeOrder(shop, client, { state: 'completed' });
  skuId = lines[0]?.skuId ?? '';
  await copyOrder(shop, { id, count: ORDERS });
  await markReminded(shop, { last: 60 });
});
afterAll(() => shop.stop());

const at = new Date(1_700_000_000_000 + (ORDERS / 2) * 60_000);

it.each<[SearchWay, StaffSearch, string]>([
  ['no', { no: '2000000000000777' }, 'orders_no_key'],
  ['phone', { phoneNumber: '13800007919' }, 'orders_by_phone'],
  ['phoneTail', { phoneTail: '7919' }, 'orders_by_phone_tail'],
  ['recipient', { recipient: `林${String.fromCodePoint(20_000)}` }, 'orders_by_recipient'],
  ['sku', {}, 'order_lines_by_sku'],
  ['toDispatch', {}, 'orders_to_dispatch'],
  ['reminded', {}, 'orders_reminded'],
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
