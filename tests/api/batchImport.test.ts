import { type Answer, type Contract, type DropshippingBatch, type DropshippingRow, errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBatchFiles } from '../../apps/server/src/jobs/readBatchFiles.ts';
import { sweepFiles } from '../../apps/server/src/modules/content/files/index.ts';
import { bombs } from '../../apps/server/src/platform/spreadsheets/testing/bombs.ts';
import { forgeWorkbook } from '../../apps/server/src/platform/spreadsheets/testing/forgeWorkbook.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { makeReseller, type Reseller, rowTo } from '../support/makeReseller.ts';
import { cellsOf, csvOf, download, formOf, inGb18030, xlsxOf } from '../support/sheets.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { watchEvents } from '../support/watchEvents.ts';

type RowsPage = Answer<Contract['dropshippingRows']>;

let shop: TestShop;
let code: string;
let reseller: Reseller;
beforeAll(async () => {
  shop = await startTestShop();
  code = `SH-${newId().slice(-8).toUpperCase()}`;
  await makeProduct(shop.services.db, { priceFen: 3990, pieces: 10_000, skus: [{ optionValues: [], code }] });
  reseller = await makeReseller(shop);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const HEADINGS = ['收货人', '手机', '收货地址', '商品编码', '数量'];
const keyed = (key = newId()) => ({ 'Idempotency-Key': key });
/** As many recipients, each another. */
const people = (count: number, more: Parameters<typeof rowTo>[2] = {}) =>
  Array.from({ length: count }, () => {
    const { recipient, phoneNumber, address, goods, quantity } = rowTo(code, 1, more);
    return [recipient, phoneNumber, address, goods, quantity];
  });
const send = (id: string, form: FormData, { key, by = reseller }: { key?: string; by?: Reseller } = {}) =>
  by.client.call('dropshippingImport', { params: { id }, form, headers: keyed(key) });
const sendLines = async (id: string, lines: string[][], name = '双十一答谢名单.xlsx') =>
  await send(id, formOf(await xlsxOf(lines), name));
const stop = (id: string) =>
  reseller.client.call('dropshippingImportStop', { params: { id }, body: {}, headers: keyed() });
const rowsOf = async (id: string, query = '') =>
  must<RowsPage>(await reseller.client.call('dropshippingRows', { params: { id }, query })).items;
const codesOf = ({ problems }: DropshippingRow) => problems.map((problem) => problem.code);
const read = () => readBatchFiles(shop.services);
const bytesKept = async () => {
  const { rows } = await sql<{ kept: number }>`
    select count(*)::int as kept from files
    where owner_id = ${reseller.userId} and width is null and visibility = 'private'`.execute(shop.services.db.read);
  return rows[0]?.kept;
};

it('a workbook with 40 bad rows is read in the background, and each bad row says why', async () => {
  const { id } = await reseller.create();
  const bad = [
    ...people(10, { phoneNumber: '1386620491' }),
    ...people(10, { address: '河北省朝阳区建国路 88 号' }),
    ...people(10, { goods: 'RW-SZ-05' }),
    ...people(10, { quantity: '两件' }),
  ];
  const good = people(260);
  const sent = must<DropshippingBatch>(await sendLines(id, [HEADINGS, ...good, ...bad]));
  expect(sent).toMatchObject({
    state: 'draft',
    source: 'imported',
    name: '双十一答谢名单.xlsx',
    rows: { all: 0 },
    file: { name: '双十一答谢名单.xlsx', state: 'reading', readRows: 0, allRows: 300, hiddenRows: 0, endedAt: null },
  });
  expect((await reseller.order(id)).code).toBe(errorCodes.BATCH_UNREAD.code);
  const list = must<Answer<Contract['dropshippingList']>>(await reseller.client.call('dropshippingList'));
  expect(list.sums.importing).toBe(1);
  expect(list.items[0]).toMatchObject({ id, file: { state: 'reading', allRows: 300 } });
  expect(await bytesKept()).toBe(1);
  await read();
  const done = await reseller.get(id);
  expect(done).toMatchObject({
    state: 'checked',
    rows: { all: 300, bad: 40, good: 260, repeated: 0, unread: 0 },
    file: { state: 'done', readRows: 300, allRows: 300, failure: null },
  });
  expect(done.file?.endedAt).not.toBeNull();
  const wrong = await rowsOf(id, 'filter=bad');
  expect(wrong).toHaveLength(40);
  expect(wrong.map((row) => codesOf(row)[0])).toEqual([
    ...Array<string>(10).fill('phoneShort'),
    ...Array<string>(10).fill('placeUnclear'),
    ...Array<string>(10).fill('goodsUnknown'),
    ...Array<string>(10).fill('quantityWrong'),
  ]);
  // In the order of the file, and one of them is mended in place.
  expect(wrong[0]).toMatchObject({ no: 261, typed: { recipient: bad[0]?.[0] } });
  const rows = [{ ...rowTo(code), no: 261 }];
  must(await reseller.client.call('dropshippingRowsChange', { params: { id }, body: { rows }, headers: keyed() }));
  expect((await reseller.get(id)).rows).toMatchObject({ bad: 39, good: 261 });
  // The bytes name other people: they are gone, and the sender is told that it is done.
  expect(await bytesKept()).toBe(0);
  await sweepFiles(shop.services);
  const { items } = must<{ items: { kind: string; body: string }[] }>(await reseller.client.call('noticeList'));
  expect(items[0]).toMatchObject({ kind: 'batchImported', body: expect.stringContaining('要改 40 行') as string });
});

it('a csv in GB18030 is read, its columns by their headings', async () => {
  const { id } = await reseller.create([rowTo(code)]);
  const [one] = people(1);
  const [name = '', phone = '', address = ''] = one ?? [];
  const text = await csvOf([
    ['备注', '货号', '收件人手机号', '省份', '城市', '区县', '详细地址', '姓名'],
    ['生日', code.toLowerCase(), phone, '浙江省', '杭州市', '西湖区', address.slice('浙江省杭州市西湖区'.length), name],
  ]);
  must(await send(id, formOf(inGb18030(text.replace('\uFEFF', '')), 'C:\\名单\\十一月.csv')));
  await read();
  expect(await reseller.get(id)).toMatchObject({
    source: 'typed',
    name: '11月社群名单',
    rows: { all: 2, good: 2 },
    file: { name: '十一月.csv', state: 'done' },
  });
  const [, row] = await rowsOf(id);
  expect(row).toMatchObject({
    pieces: 1,
    place: { district: '西湖区' },
    typed: { recipient: name, phoneNumber: phone },
  });
});

it('a cell that holds everything is taken apart, cells that show an error are bad, hidden rows are counted', async () => {
  const { id } = await reseller.create();
  const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = [
    `<row r="1">${cell('A1', '双十一答谢名单')}</row>`,
    `<row r="3">${cell('A3', '收货信息')}${cell('B3', '姓名')}${cell('C3', 'SKU')}${cell('D3', '数量')}</row>`,
    `<row r="4">${cell('A4', '王晓岚 13800002207 浙江省杭州市余杭区五常街道文一西路 969 号')}${cell('C4', code)}</row>`,
    `<row r="5" hidden="1">${cell('A5', '15900006613 江苏省苏州市吴中区长桥街道宝带东路 345 号')}<c r="B5" t="e"><v>#N/A</v></c>${cell('C5', code)}</row>`,
    `<row r="6">${cell('A6', '赵敏 18600000954 上海市闵行区莘庄镇都市路 2988 弄')}${cell('C6', code)}<c r="D6"><f>A1+1</f></c></row>`,
  ].join('');
  must(await send(id, formOf(new Uint8Array(forgeWorkbook({ sheet })), '名单.xlsx')));
  await read();
  expect((await reseller.get(id)).file).toMatchObject({ state: 'done', allRows: 3, hiddenRows: 1 });
  const rows = await rowsOf(id);
  expect(rows.map((row) => [row.typed.recipient, ...codesOf(row)])).toEqual([
    ['王晓岚'],
    ['#N/A', 'recipientError'],
    ['赵敏', 'quantityWrong'],
  ]);
  expect(rows[0]).toMatchObject({
    typed: { phoneNumber: '13800002207', divisionCode: '330110' },
    place: { district: '余杭区' },
    pieces: 1,
  });
});

it('the template is downloaded, filled in and sent back; its example is left out', async () => {
  for (const format of ['xlsx', 'csv']) {
    const { status, headers, bytes } = await download(shop, reseller.client, 'dropshippingTemplate', {
      query: `format=${format}`,
    });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="jiwu-recipients.${format}"`);
    const [headings = [], example = []] = await cellsOf(bytes);
    expect(headings).toEqual(HEADINGS);
    const { id } = await reseller.create();
    expect((await send(id, formOf(new Uint8Array(bytes), '模板.xlsx'))).data).toMatchObject({ reason: 'empty' });
    must(await sendLines(id, [headings, example, ...people(2)]));
    await read();
    expect((await reseller.get(id)).rows).toMatchObject({ all: 2, good: 2 });
  }
  expect((await reseller.client.call('dropshippingTemplate', { query: 'format=pdf' })).status).toBe(400);
});

describe('a file that cannot be imported', () => {
  it('is told at once: columns that lack, too many rows, nothing in it', async () => {
    const { id } = await reseller.create();
    const lacking = await sendLines(id, [
      ['姓名', '数量'],
      ['王晓岚', '1'],
    ]);
    expect([lacking.status, lacking.code]).toEqual([400, errorCodes.SPREADSHEET_REFUSED.code]);
    expect(lacking.data).toEqual({
      reason: 'missingColumns',
      columns: ['手机', '收货地址', '商品编码'],
      sentence: '表头里没有“手机”“收货地址”“商品编码”，请照模板补上后再上传',
    });
    expect((await sendLines(id, [HEADINGS, ...people(5001)])).data).toMatchObject({ reason: 'tooManyRows' });
    expect((await sendLines(id, [HEADINGS])).data).toMatchObject({ reason: 'empty' });
    expect((await send(id, formOf('%PDF-1.7\u0000\u0001', '名单.xlsx'))).data).toMatchObject({ reason: 'unknownType' });
    expect(await reseller.get(id)).toMatchObject({ state: 'checked', file: null, source: 'typed' });
    expect(await bytesKept()).toBe(0);
  });

  it.each(['a gigabyte of spaces', 'a hundred megabytes of styles'] as const)('is told at once: %s', async (name) => {
    const { id } = await reseller.create();
    const started = performance.now();
    const reply = await send(id, formOf(new Uint8Array(bombs[name].make()), '名单.xlsx'));
    expect(reply.data).toMatchObject({ reason: bombs[name].reason });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('is no file at all', async () => {
    const { id } = await reseller.create();
    const call = (input: { form?: FormData; body?: unknown }) =>
      reseller.client.call('dropshippingImport', { params: { id }, ...input, headers: keyed() });
    expect((await call({})).status).toBe(415);
    expect((await call({ body: { rows: [] } })).status).toBe(415);
    expect((await call({ form: new FormData() })).data).toMatchObject({ reason: 'noFile' });
    const two = formOf('a', 'a.csv');
    two.set('other', new Blob(['b']), 'b.csv');
    expect((await call({ form: two })).status).toBe(400);
    expect((await call({ form: formOf(new Uint8Array(11 * 1024 * 1024), 'a.csv') })).status).toBe(413);
    expect(must<DropshippingBatch>(await call({ form: formOf(await xlsxOf([HEADINGS, ...people(1)]), '') })).name).toBe(
      '名单',
    );
    must(await stop(id));
  });

  it('would fill the batch beyond 5,000, or comes while another is read, or is the 101st of a day', async () => {
    const { id } = await reseller.create(Array.from({ length: 3 }, () => rowTo(code)));
    const full = await sendLines(id, [HEADINGS, ...people(4998)]);
    expect(full.code).toBe(errorCodes.BATCH_FULL.code);
    must(await sendLines(id, [HEADINGS, ...people(2)]));
    expect((await sendLines(id, [HEADINGS, ...people(2)])).code).toBe(errorCodes.BATCH_IMPORTING.code);
    await read();
    const other = await makeReseller(shop);
    const batch = await other.create();
    const sentToday = sql`
      insert into dropshipping_files (user_id, id, batch_id, name, state, headings, all_rows, read_rows, hidden_rows, started_at, ended_at)
      select ${other.userId}, gen_random_uuid(), ${batch.id}, '名单', 'stopped', '{}', 1, 0, 0, ${shop.services.clock()}, now()
      from generate_series(1, 100)`;
    await shop.services.db.transact((tx) => sentToday.execute(tx));
    const form = formOf(await xlsxOf([HEADINGS, ...people(1)]), '名单.xlsx');
    expect((await send(batch.id, form, { by: other })).code).toBe(errorCodes.IMPORT_TOO_MANY.code);
  });

  it('goes into a batch that is ordered, or into someone else’s', async () => {
    const { id } = await reseller.create([rowTo(code)]);
    const form = async () => formOf(await xlsxOf([HEADINGS, ...people(1)]), '名单.xlsx');
    const other = await makeReseller(shop);
    expect((await send(id, await form(), { by: other })).status).toBe(404);
    const guest = createShopClient(shop, { roaming: true });
    expect((await guest.call('dropshippingImport', { params: { id }, form: await form() })).status).toBe(401);
    await reseller.ordered(id);
    expect((await send(id, await form())).code).toBe(errorCodes.BATCH_CHANGED.code);
    expect((await stop(id)).code).toBe(errorCodes.BATCH_CHANGED.code);
    must(await reseller.cancel(id));
  });
});

it('the same request twice is one import, and a stranger cannot stop it', async () => {
  const { id } = await reseller.create();
  const bytes = await xlsxOf([HEADINGS, ...people(3)]);
  const key = newId();
  const one = must<DropshippingBatch>(await send(id, formOf(bytes, '名单.xlsx'), { key }));
  const two = must<DropshippingBatch>(await send(id, formOf(bytes, '名单.xlsx'), { key }));
  expect(two).toEqual(one);
  expect((await send(id, formOf(bytes, '别的.xlsx'), { key })).code).toBe(errorCodes.IDEMPOTENCY_CONFLICT.code);
  const other = await makeReseller(shop);
  const stolen = await other.client.call('dropshippingImportStop', { params: { id }, body: {}, headers: keyed() });
  expect(stolen.status).toBe(404);
  expect(await bytesKept()).toBe(1);
  await read();
  expect(must<DropshippingBatch>(await send(id, formOf(bytes, '名单.xlsx'), { key }))).toEqual(one);
  expect((await reseller.get(id)).rows).toMatchObject({ all: 3 });
  // Sent again as a request of its own, the rows repeat those that are there.
  must(await send(id, formOf(bytes, '名单.xlsx')));
  await read();
  expect((await reseller.get(id)).rows).toMatchObject({ all: 6, good: 3, repeated: 3 });
});

it('is stopped: nothing more comes, the batch can be ordered, and it can be thrown away while it is read', async () => {
  const { id } = await reseller.create([rowTo(code)]);
  must(await sendLines(id, [HEADINGS, ...people(5)]));
  const stopped = must<DropshippingBatch>(await stop(id));
  expect(stopped).toMatchObject({ state: 'checked', rows: { all: 1 }, file: { state: 'stopped', readRows: 0 } });
  expect(must<DropshippingBatch>(await stop(id)).file).toEqual(stopped.file);
  expect(await bytesKept()).toBe(0);
  await read();
  expect((await reseller.get(id)).rows.all).toBe(1);
  must(await sendLines(id, [HEADINGS, ...people(5)]));
  must(await reseller.client.call('dropshippingRemove', { params: { id }, headers: keyed() }));
  await read();
  expect(await bytesKept()).toBe(0);
  expect((await reseller.client.call('dropshippingGet', { params: { id } })).status).toBe(404);
});

it('a page that follows the batch sees its rows come', async () => {
  const { id } = await reseller.create();
  must(await sendLines(id, [HEADINGS, ...people(450)]));
  const page = await watchEvents<DropshippingBatch>(`${shop.apiUrl}/api/dropshipping/${id}/events`, reseller.client);
  expect(await page.next()).toMatchObject({ file: { state: 'reading', readRows: 0 } });
  await read();
  let seen = await page.next();
  while (seen?.state === 'draft') seen = await page.next();
  expect(seen).toMatchObject({ state: 'checked', rows: { good: 450 }, file: { state: 'done', readRows: 450 } });
  page.leave();
});
