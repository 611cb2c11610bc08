import type { Answer, Contract } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDueBefore } from '../../apps/server/src/modules/trade/orders/index.ts';
import { copyOrder } from '../support/copyOrder.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Found = Answer<Contract['staffOrderSearch']>;
type Queue = Answer<Contract['staffDashboard']>['queues'][number];

/** What the list looks at before it stops (a page of 50, eight times), and more. Every hundredth waits for dispatch. */
const COPIES = 4000;
const LOOKED_AT = 400;

let shop: TestShop;
let staff: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await signInStaff(shop, ['orders']);
});
afterAll(() => shop.stop());

async function queue(kind: Queue['kind']): Promise<Queue | undefined> {
  const { queues } = must<Answer<Contract['staffDashboard']>>(await staff.call('staffDashboard'));
  return queues.find((one) => one.kind === kind);
}

it('orders are late by what their buyers were promised, and so is what waits', async () => {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const promise = (hours: number) =>
    shop.owner.writeAlone(sql`update shipping_templates set dispatch_hours = ${hours}`);
  const { skuIds } = await makeProduct(shop.services.db);
  const lines = [{ skuId: skuIds[0] ?? '', quantity: 1 }];
  await promise(48);
  const slow = await makeOrder(shop, client, { state: 'paid', lines });
  const paidAt = async (no: string) =>
    must<Found>(await staff.call('staffOrderSearch', { query: `no=${no}` })).items[0]?.paidAt;
  shop.advance(25 * HOUR_MS);
  staff = await signInStaff(shop, ['orders']);
  expect(await queue('dispatch')).toMatchObject({ count: 1, isOverdue: false, oldestAt: await paidAt(slow.no) });
  expect(await queue('overdueDispatch')).toBeUndefined();

  await promise(1);
  const other = createShopClient(shop, { roaming: true });
  await other.register();
  const quick = await makeOrder(shop, other, { state: 'paid', lines });
  shop.advance(2 * HOUR_MS);
  staff = await signInStaff(shop, ['orders']);
  expect(await queue('dispatch')).toMatchObject({ count: 2, isOverdue: true, oldestAt: await paidAt(slow.no) });
  expect(await queue('overdueDispatch')).toMatchObject({ count: 1, isOverdue: true, oldestAt: await paidAt(quick.no) });
  const counts = must<Answer<Contract['staffOrderCounts']>>(await staff.call('staffOrderCounts'));
  expect(counts).toMatchObject({ awaitingDispatch: 2, overdue: 1 });
});

it('goes on behind more orders that do not match than a request looks at', async () => {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const model = await makeOrder(shop, client, { state: 'completed' });
  await copyOrder(shop, { id: model.id, count: COPIES });
  // The last two that the list comes to were paid on another day than the others.
  const query = new URLSearchParams({ phoneTail: '7919', by: 'paid', from: '2023-11-14', to: '2023-11-15' });
  await shop.owner.writeAlone(sql`
    update orders set ship_to = ship_to || '{"phoneNumber": "13800007919"}',
      paid_at = case when created_at < to_timestamp(1700000000 + 150) and created_at > to_timestamp(1700000030)
        then paid_at else paid_at + interval '30 days' end
    where paid_at is not null and request_key like 'copy-%'`);
  const pages: number[] = [];
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    if (cursor) query.set('cursor', cursor);
    const page: Found = must<Found>(await staff.call('staffOrderSearch', { query: query.toString() }));
    pages.push(page.items.length);
    found.push(...page.items.map(({ no }) => no));
    cursor = page.nextCursor;
  }
  expect(found).toEqual(['2000000000000002']);
  expect(pages.length).toBeGreaterThanOrEqual(Math.floor((COPIES * 0.98) / LOOKED_AT));
});

it('counts what is overdue out of an index, and looks at no order', async () => {
  await shop.owner.writeAlone(
    sql`update orders set dispatch_hours = 720 where request_key like 'copy-%' and state = 'awaitingDispatch'`,
  );
  const owner = new pg.Client({ connectionString: shop.ownerUrl });
  await owner.connect();
  await owner.query('set statement_timeout = 0');
  await owner.query('vacuum analyze orders');
  await owner.end();
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, buffers) select count(*), min(paid_at) from orders
    where state = 'awaitingDispatch' and ${isDueBefore(new Date(1_700_000_000_000))}`.execute(shop.owner.read);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Only Scan using orders_due on orders');
  expect(plan).not.toContain('Filter');
});
