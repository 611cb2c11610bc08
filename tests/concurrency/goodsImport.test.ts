import type { GoodsImport } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workGoodsImports } from '../../apps/server/src/jobs/workGoodsImports.ts';
import { makeLargeGoods } from '../support/makeLargeGoods.ts';
import { checkFile, getImport, sendFile } from '../support/goodsFile.ts';
import { done } from '../support/goodsStaff.ts';
import { must } from '../support/makeBuyer.ts';
import { xlsxOf } from '../support/sheets.ts';
import { spawnServer } from '../support/spawnServer.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let goods: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  goods = await signInStaff(shop, ['goods']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const outcomes = async (id: string) => {
  const { rows } = await sql<{ outcome: string | null; count: number }>`
    select outcome, count(*)::int as count from goods_import_rows where import_id = ${id} group by outcome`.execute(
    shop.services.db.read,
  );
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome ?? 'waiting', count]));
};

/** A worker of its own, killed when it has written some rows, without a chance to tidy up. */
async function workUntilKilled(id: string): Promise<void> {
  const worker = spawnServer('tests/support/importWorker.ts', { ...workerEnv(), IMPORT_ID: id });
  for (;;) {
    const { written = 0 } = await outcomes(id);
    if (written > 0) break;
    if (worker.child.exitCode !== null) throw new Error(worker.output());
  }
  worker.child.kill('SIGKILL');
  await worker.exited;
}

const workerEnv = () => {
  const { config } = shop.services;
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: config.DATABASE_URL,
    REDIS_URL: config.REDIS_URL,
    REDIS_PREFIX: config.REDIS_PREFIX,
    STORAGE_DIR: config.STORAGE_DIR,
  };
};

it('10,000 SKUs are looked at and written; a worker that is killed in the middle loses nothing, and two write nothing twice', async () => {
  const goodsMade = await makeLargeGoods(shop, { products: 2500, skusEach: 4 });
  const lines = goodsMade.map(({ code, priceFen }, index) => [
    code,
    ((priceFen + 100 + (index % 7)) / 100).toFixed(2),
    '新标签',
  ]);
  const bytes = await xlsxOf([['编码', '售价', '标签'], ...lines]);
  const began = performance.now();
  const { id, columns, version } = must<GoodsImport>(await sendFile(goods, bytes, '一万行.xlsx'));
  const uploaded = performance.now();
  await done(goods, 'staffImportCheck', { params: { id }, body: { columns, version } });
  await workGoodsImports(shop.services);
  const checked = performance.now();
  const file = await getImport(goods, id);
  expect(file).toMatchObject({ state: 'checked', rows: { all: 10_000, changed: 10_000, bad: 0, ready: 10_000 } });
  await done(goods, 'staffImportApply', { params: { id }, body: { version: file.version, reason: '调价' } });
  await workUntilKilled(id);
  const { written = 0 } = await outcomes(id);
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThan(10_000);
  const resumed = performance.now();
  await Promise.all([workGoodsImports(shop.services), workGoodsImports(shop.services)]);
  const applied = performance.now();
  expect(await outcomes(id)).toEqual({ written: 10_000 });
  expect((await getImport(goods, id)).state).toBe('applied');
  const { rows } = await sql<{ wrong: number; histories: number; versions: number }>`
    select (select count(*)::int from skus join goods_import_rows as row on row.sku_id = skus.id
        where row.import_id = ${id} and skus.price_fen is distinct from
          (jsonb_path_query_first(row.changes, '$[*] ? (@.field == "priceFen").after') #>> '{}')::int) as wrong,
      (select count(*)::int from sku_prices) as histories,
      (select count(*)::int from product_versions where state = 'published') as versions`.execute(
    shop.services.db.read,
  );
  // Each price once in the history beside its first, each product one version.
  expect(rows).toEqual([{ wrong: 0, histories: 20_001, versions: 2500 }]);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  console.log(
    `10,000 rows: read ${seconds(began, uploaded)} s, looked at ${seconds(uploaded, checked)} s, ${10_000 - written} of them written ${seconds(resumed, applied)} s`,
  );
}, 1_200_000);

it('the same file in two hands is written once', async () => {
  const [one] = await makeLargeGoods(shop, { products: 1, skusEach: 1 });
  // Written once: a workbook says when it was made.
  const bytes = await xlsxOf([
    ['编码', '售价'],
    [one!.code, ((one!.priceFen + 500) / 100).toFixed(2)],
  ]);
  const first = await checkFile(shop, goods, bytes);
  const second = await checkFile(shop, goods, bytes);
  const apply = ({ id, version }: GoodsImport) =>
    goods.call('staffImportApply', {
      params: { id },
      body: { version, reason: '两个人' },
      headers: { 'Idempotency-Key': newId() },
    });
  const replies = await Promise.all([apply(first), apply(second)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await workGoodsImports(shop.services);
});
