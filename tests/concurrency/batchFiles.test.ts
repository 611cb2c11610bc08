import type { DropshippingBatch } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readFile } from '../../apps/server/src/flows/dropshipping/outside/readFile.ts';
import { readBatchFiles } from '../../apps/server/src/jobs/readBatchFiles.ts';
import { listReadingFiles } from '../../apps/server/src/modules/channels/dropshipping/index.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import { must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { makeReseller, type Reseller, rowTo } from '../support/makeReseller.ts';
import { formOf, xlsxOf } from '../support/sheets.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let code: string;
beforeAll(async () => {
  shop = await startTestShop();
  code = `SH-${newId().slice(-8).toUpperCase()}`;
  await makeProduct(shop.services.db, { priceFen: 3990, pieces: 10_000, skus: [{ optionValues: [], code }] });
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

const keyed = (key = newId()) => ({ 'Idempotency-Key': key });

async function fileOf(count: number): Promise<{ bytes: Uint8Array<ArrayBuffer>; names: string[] }> {
  const people = Array.from({ length: count }, () => rowTo(code));
  const lines = people.map((row) => [row.recipient, row.phoneNumber, row.address, row.goods, row.quantity]);
  const bytes = await xlsxOf([['收货人', '手机', '收货地址', '商品编码', '数量'], ...lines]);
  return { bytes, names: people.map(({ recipient }) => recipient) };
}

const send = async ({ client }: Reseller, id: string, bytes: Uint8Array<ArrayBuffer>, key = newId()) =>
  await client.call('dropshippingImport', { params: { id }, form: formOf(bytes, '名单.xlsx'), headers: keyed(key) });

const namesIn = async (id: string) => {
  const { rows } = await sql<{ recipient: string }>`
    select recipient from dropshipping_rows where batch_id = ${id} order by no`.execute(shop.services.db.read);
  return rows.map(({ recipient }) => recipient);
};

/** A worker that is killed in the middle of its nth transaction: everything of it up to then is lost. */
function killedIn(nth: number): Services {
  const { db } = shop.services;
  let begun = 0;
  const transact: typeof db.transact = async (work, ...rest) => {
    begun += 1;
    const mine = begun;
    return await db.transact(
      async (tx) => {
        const answer = await work(tx);
        if (mine >= nth) throw new Error('killed');
        return answer;
      },
      ...rest,
    );
  };
  return { ...shop.services, db: { ...db, transact } };
}

it('5,000 rows are read in the order of the file', async () => {
  const reseller = await makeReseller(shop);
  const { id } = await reseller.create();
  const { bytes, names } = await fileOf(5000);
  const sentAt = performance.now();
  must(await send(reseller, id, bytes));
  const readAt = performance.now();
  await readBatchFiles(shop.services);
  const doneAt = performance.now();
  console.log(`5,000 rows: upload ${Math.round(readAt - sentAt)} ms, reading ${Math.round(doneAt - readAt)} ms`);
  expect(await reseller.get(id)).toMatchObject({
    state: 'checked',
    rows: { all: 5000, good: 5000 },
    file: { state: 'done', readRows: 5000 },
  });
  expect(await namesIn(id)).toEqual(names);
});

it('killed in every transaction of a reading in turn: the next goes on, and every row is there once', async () => {
  const reseller = await makeReseller(shop);
  const { id } = await reseller.create([rowTo(code)]);
  const { bytes, names } = await fileOf(650);
  must(await send(reseller, id, bytes));
  // The first transaction begins the reading; then come four chunks, and the end.
  const [file] = await listReadingFiles(shop.services.db.read, 1);
  const read: number[] = [];
  for (const nth of [1, 2, 3, 3, 3, 3]) {
    if (!file) break;
    await expect(readFile(killedIn(nth), file)).rejects.toThrow('killed');
    const batch = await reseller.get(id);
    expect(batch).toMatchObject({ state: 'draft', file: { state: 'reading' } });
    expect(batch.rows.all).toBe(1 + (batch.file?.readRows ?? 0));
    read.push(batch.file?.readRows ?? 0);
    expect(await shop.broken()).toEqual([]);
  }
  expect(read).toEqual([0, 0, 200, 400, 600, 650]);
  await readBatchFiles(shop.services);
  expect(await reseller.get(id)).toMatchObject({ state: 'checked', file: { state: 'done', readRows: 650 } });
  expect((await namesIn(id)).slice(1)).toEqual(names);
});

it('four workers read one file while its owner adds and removes rows: each line once', async () => {
  const before = await countDeadlocks(shop);
  const reseller = await makeReseller(shop);
  const { id } = await reseller.create();
  const { bytes, names } = await fileOf(1000);
  must(await send(reseller, id, bytes));
  const mine = Array.from({ length: 6 }, () => rowTo(code));
  const edit = async () => {
    for (const row of mine) must(await reseller.add(id, [row]));
  };
  await Promise.all([edit(), ...Array.from({ length: 4 }, () => readBatchFiles(shop.services))]);
  await readBatchFiles(shop.services);
  const found = await namesIn(id);
  const typed = new Set(mine.map(({ recipient }) => recipient));
  expect(found.filter((name) => !typed.has(name))).toEqual(names);
  expect(found).toHaveLength(1006);
  expect(await reseller.get(id)).toMatchObject({ rows: { good: 1006 }, file: { state: 'done', readRows: 1000 } });
  expect(await countDeadlocks(shop)).toBe(before);
});

it('stopped while it is read: what came stays, and the batch counts it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const reseller = await makeReseller(shop);
    const { id } = await reseller.create();
    const { bytes, names } = await fileOf(800);
    must(await send(reseller, id, bytes));
    const stop = () => reseller.client.call('dropshippingImportStop', { params: { id }, body: {}, headers: keyed() });
    const [reply] = await Promise.all([stop(), readBatchFiles(shop.services)]);
    must<DropshippingBatch>(reply);
    await readBatchFiles(shop.services);
    const { file, rows, state } = await reseller.get(id);
    expect(state).toBe('checked');
    expect(rows.all).toBe(file?.readRows);
    expect(['stopped', 'done']).toContain(file?.state);
    expect(await namesIn(id)).toEqual(names.slice(0, rows.all));
  }
});

it('five uploads into one batch at once: one is taken', async () => {
  const reseller = await makeReseller(shop);
  const { id } = await reseller.create();
  const { bytes } = await fileOf(20);
  const replies = await Promise.all(Array.from({ length: 5 }, () => send(reseller, id, bytes)));
  expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
  await readBatchFiles(shop.services);
  expect((await reseller.get(id)).rows.all).toBe(20);
});

it('a file that fills the batch while others come ends with what fits, and one without bytes says so', async () => {
  const reseller = await makeReseller(shop);
  const { id } = await reseller.create();
  const { bytes } = await fileOf(4990);
  must(await send(reseller, id, bytes));
  must(
    await reseller.add(
      id,
      Array.from({ length: 100 }, () => rowTo(code)),
    ),
  );
  await readBatchFiles(shop.services);
  const { rows, state, file } = await reseller.get(id);
  expect([state, rows.all, file?.state, file?.readRows]).toEqual(['checked', 4900, 'failed', 4800]);
  expect(file?.failure).toContain('5,000 行');
  const { id: lost } = await reseller.create();
  must(await send(reseller, lost, (await fileOf(5)).bytes));
  await shop.services.db.transact((tx) =>
    tx.deleteFrom('files').where('owner_id', '=', reseller.userId).where('width', 'is', null).execute(),
  );
  await readBatchFiles(shop.services);
  expect(await reseller.get(lost)).toMatchObject({ state: 'checked', file: { state: 'failed', readRows: 0 } });
});
