import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyOrder } from '../support/copyOrder.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { firstColumnOf } from '../support/otherPrograms.ts';
import { spawnServer } from '../support/spawnServer.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { askExport } from '../support/takeAway.ts';

const ORDERS = 52_000;
/** Pages that a worker has read when it is killed. */
const PAGES = 5;
/** What a worker may keep of what it has read: the whole list would not fit. */
const HEAP_MEGABYTES = 192;

let shop: TestShop;
let staff: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await signInStaff(shop, ['orders']);
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const { id } = await makeOrder(shop, client, { state: 'completed' });
  await copyOrder(shop, { id, count: ORDERS });
}, 900_000);
afterAll(() => shop.stop());

function startWorker(exportId: string) {
  const { config } = shop.services;
  return spawnServer('tests/support/exportWorker.ts', {
    NODE_ENV: 'test',
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}`,
    LOG_LEVEL: 'silent',
    DATABASE_URL: config.DATABASE_URL,
    REDIS_URL: config.REDIS_URL,
    REDIS_PREFIX: config.REDIS_PREFIX,
    STORAGE_DIR: config.STORAGE_DIR,
    STAFF_ID: staff.staffId,
    EXPORT_ID: exportId,
  });
}

/** A worker killed while it reads, without a chance to tidy up. */
async function workUntilKilled(exportId: string): Promise<void> {
  const worker = startWorker(exportId);
  await new Promise<void>((resolve, reject) => {
    worker.child.stdout?.on('data', () => {
      if (worker.output().split('page').length > PAGES) resolve();
    });
    worker.child.once('exit', () => reject(new Error(worker.output())));
  });
  worker.child.kill('SIGKILL');
  await worker.exited;
}

interface Item {
  readonly id: string;
  readonly state: string;
  readonly rows: number;
  readonly isCut: boolean;
}

it('50,000 of 52,000 orders: a worker that is killed in the middle leaves nothing behind, and the next one makes the whole file', async () => {
  const { id } = must<{ id: string }>(await askExport(staff, { kind: 'orders' }));
  const itemOf = async () =>
    must<{ items: Item[] }>(await staff.call('staffExportList')).items.find((item) => item.id === id);
  await workUntilKilled(id);
  expect(await itemOf()).toMatchObject({ state: 'running', rows: 0 });
  const began = performance.now();
  const worker = startWorker(id);
  expect(await worker.exited, worker.output()).toBe(0);
  const took = performance.now() - began;
  const megabytes = Number(/MB (\d+)/.exec(worker.output())?.[1]);
  const { rows: most } = rules.staffExport;
  expect(await itemOf()).toMatchObject({ state: 'done', rows: most, isCut: true });

  const headers = { token: staff.token, 'User-Type': 'Staff' };
  const response = await fetch(`${shop.apiUrl}/api/staff/export/${id}/file`, { headers });
  const bytes = new Uint8Array(await response.arrayBuffer());
  console.log(
    `${most} orders as xlsx: ${(took / 1000).toFixed(1)} s, ${(bytes.length / 1e6).toFixed(1)} MB, ${megabytes} MB of memory`,
  );
  const nos = (await firstColumnOf(bytes)).slice(1);
  const { rows: newest } = await sql<{ no: string }>`
    select no from orders order by created_at desc, id desc limit ${most}`.execute(shop.services.db.read);
  expect(nos).toEqual(newest.map(({ no }) => no));
}, 900_000);

it('by what no index knows: every order is looked at, and those that match are all there', async () => {
  const filters = { state: 'completed', recipient: `林${String.fromCodePoint(20_007)}`, from: '2023-11-20' };
  const { id } = must<{ id: string }>(await askExport(staff, { kind: 'orders', filters }));
  const worker = startWorker(id);
  expect(await worker.exited, worker.output()).toBe(0);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders where state = 'completed' and ship_to ->> 'recipient' = ${filters.recipient}
      and created_at >= '2023-11-20T00:00:00+08:00'`.execute(shop.services.db.read);
  const item = must<{ items: Item[] }>(await staff.call('staffExportList')).items.find((one) => one.id === id);
  expect(rows[0]?.count).toBeGreaterThan(1000);
  expect(item).toMatchObject({ state: 'done', rows: rows[0]?.count, isCut: false });
}, 900_000);
