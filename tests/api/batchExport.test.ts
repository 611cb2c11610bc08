import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { DropshippingBatch } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBatchFiles } from '../../apps/server/src/jobs/readBatchFiles.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { sendOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { makeReseller, type Reseller, rowTo } from '../support/makeReseller.ts';
import { cellsOf, download, formOf } from '../support/sheets.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const run = promisify(execFile);
const SEES = path.resolve('apps/server/src/platform/spreadsheets/testing/read_with_openpyxl.py');

let shop: TestShop;
let code: string;
let reseller: Reseller;
beforeAll(async () => {
  shop = await startTestShop();
  code = `SH-${newId().slice(-8).toUpperCase()}`;
  await makeProduct(shop.services.db, {
    title: '=精梳棉中筒袜',
    priceFen: 3990,
    pieces: 10_000,
    skus: [{ optionValues: [], code }],
  });
  reseller = await makeReseller(shop, { balanceFen: 100_000 });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const keyed = () => ({ 'Idempotency-Key': newId() });
const exportOf = async (id: string, query: string) => {
  const file = await download(shop, reseller.client, 'dropshippingExport', { params: { id }, query });
  expect(file.status).toBe(200);
  return file;
};
const FORMULAS = ['=1+1', '+cmd|calc!A0', '-2+3', '@SUM(A1)', '=HYPERLINK("http://evil","x")'];

it('bad rows leave with what is wrong with them, are mended in a spreadsheet and come back', async () => {
  const first = rowTo(code);
  const { id, no } = await reseller.create([
    first,
    rowTo(code, 1, { phoneNumber: '1386620491' }),
    rowTo(code.slice(0, -1), 1),
    first,
    rowTo(code, 1, { divisionCode: '330106', address: '文三路 1 号', recipient: '' }),
  ]);
  const { headers, bytes } = await exportOf(id, 'format=xlsx&filter=bad');
  expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(headers.get('content-disposition')).toBe(`attachment; filename="jiwu-${no}.xlsx"`);
  expect(headers.get('cache-control')).toBe('private, no-store');
  const [headings, short, unknown, chosen] = await cellsOf(bytes);
  expect(headings).toEqual(['行号', '收货人', '手机', '收货地址', '商品编码', '数量', '要改的原因']);
  expect(short).toMatchObject([
    '2',
    expect.anything(),
    '1386620491',
    expect.anything(),
    code,
    '1',
    '手机号位数不够，应为 11 位',
  ]);
  expect(unknown?.[6]).toBe('没有这个商品编码，也没有这样的商品名');
  expect(chosen).toEqual([
    '5',
    '',
    '138' + chosen?.[2]?.slice(3),
    '浙江省杭州市西湖区文三路 1 号',
    code,
    '1',
    '没有写收件人',
  ]);
  const all = await cellsOf((await exportOf(id, 'format=csv')).bytes);
  expect(all).toHaveLength(6);
  expect(all.map((row) => row[6] ?? '')).toEqual([
    '要改的原因',
    '',
    '手机号位数不够，应为 11 位',
    '没有这个商品编码，也没有这样的商品名',
    '与第 1 行相同',
    '没有写收件人',
  ]);
  // The very file that was downloaded is understood when it comes back.
  const next = await reseller.create();
  const form = formOf(new Uint8Array(bytes), '改好的.xlsx');
  must(await reseller.client.call('dropshippingImport', { params: { id: next.id }, form, headers: keyed() }));
  await readBatchFiles(shop.services);
  expect(await reseller.get(next.id)).toMatchObject({ rows: { all: 3, bad: 3 }, file: { state: 'done' } });
});

it('an ordered batch leaves with orders, tracking numbers and what each row cost; numbers are seen in part', async () => {
  const { id } = await reseller.create([rowTo(code, 2), rowTo(code), rowTo(code, 1, { phoneNumber: '1' })]);
  await reseller.ordered(id);
  must(await reseller.payByBalance(id));
  const rows = must<{ items: { order: { no: string } | null }[] }>(
    await reseller.client.call('dropshippingRows', { params: { id } }),
  ).items;
  await sendOrder(shop, { no: rows[0]?.order?.no ?? '' });
  for (const format of ['xlsx', 'csv']) {
    const [headings = [], sent = [], waiting = [], bad = []] = await cellsOf(
      (await exportOf(id, `format=${format}`)).bytes,
    );
    const cell = (row: string[], heading: string) => row[headings.indexOf(heading)];
    expect(cell(sent, '订单号')).toBe(rows[0]?.order?.no);
    expect([cell(sent, '状态'), cell(sent, '快递公司')]).toEqual(['已发出', '顺丰速运']);
    expect(cell(sent, '运单号')).toMatch(/^SF1\d{12}$/);
    expect(cell(sent, '手机')).toMatch(/^138\*{4}\d{4}$/);
    expect([cell(sent, '数量'), Number(cell(sent, '单价'))]).toEqual(['2', 39.9]);
    expect(cell(sent, '商品名称')).toBe('=精梳棉中筒袜');
    expect([cell(waiting, '状态'), cell(waiting, '运单号')]).toEqual(['待发货', '']);
    expect([cell(bad, '状态'), cell(bad, '没有下单的原因')]).toEqual(['没有下单', '手机号位数不够，应为 11 位']);
  }
  expect(await cellsOf((await exportOf(id, 'format=csv&filter=sent')).bytes)).toHaveLength(2);
  expect(await cellsOf((await exportOf(id, 'format=csv&filter=awaitingDispatch')).bytes)).toHaveLength(2);
});

it('no formula leaves: in csv it gets an apostrophe, in xlsx openpyxl sees texts', async () => {
  const { id } = await reseller.create(
    FORMULAS.map((text) => rowTo(text, 1, { recipient: text.slice(0, 24), address: text, phoneNumber: text })),
  );
  const csv = (await exportOf(id, 'format=csv')).bytes.toString();
  expect(csv).not.toMatch(/(?:^|,)"?[=+@-]/m);
  const file = await exportOf(id, 'format=xlsx');
  const dir = await mkdtemp(path.join(tmpdir(), 'jiwu-export-'));
  try {
    await writeFile(path.join(dir, 'export.xlsx'), file.bytes);
    const { stdout } = await run('/usr/bin/python3', [SEES, path.join(dir, 'export.xlsx')]);
    const [sheet] = JSON.parse(stdout) as { cells: [string, string | number | null, string][][] }[];
    const [, ...rows] = sheet?.cells ?? [];
    expect(rows.map((row) => row.slice(1, 5).map(([type]) => type))).toEqual(FORMULAS.map(() => ['s', 's', 's', 's']));
    expect(rows.map((row) => row[4]?.[1])).toEqual(FORMULAS);
  } finally {
    await rm(dir, { recursive: true });
  }
});

it('a large batch is written as it is read, every row once', async () => {
  const { id } = await reseller.create();
  for (let from = 0; from < 1200; from += 200) {
    must(
      await reseller.add(
        id,
        Array.from({ length: 200 }, () => rowTo(code)),
      ),
    );
  }
  const rows = await cellsOf((await exportOf(id, 'format=xlsx')).bytes);
  expect(rows.slice(1).map(([no]) => Number(no))).toEqual(Array.from({ length: 1200 }, (_, index) => index + 1));
});

it('is there for its owner alone, in the formats that there are', async () => {
  const { id }: DropshippingBatch = await reseller.create([rowTo(code)]);
  const call = (client: Reseller['client'], query: string) =>
    client.call('dropshippingExport', { params: { id }, query });
  const stranger = createShopClient(shop, { roaming: true });
  expect((await call(stranger, 'format=csv')).status).toBe(401);
  await stranger.register();
  expect((await call(stranger, 'format=csv')).status).toBe(404);
  for (const query of ['', 'format=pdf', 'format=csv&filter=all', 'format=csv&userId=1']) {
    expect((await call(reseller.client, query)).status, query).toBe(400);
  }
});
