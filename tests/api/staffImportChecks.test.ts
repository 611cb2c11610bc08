import { errorCodes, type GoodsImport, type GoodsImportRow } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFile, rowsOf, sendFile } from '../support/goodsFile.ts';
import { act, done } from '../support/goodsStaff.ts';
import { makeImportGoods, priceOf, problemsOf } from '../support/importGoods.ts';
import { must } from '../support/makeBuyer.ts';
import { cellsOf, csvOf, xlsxOf } from '../support/sheets.ts';
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

const code = (name: keyof typeof errorCodes) => errorCodes[name].code;
const made = () => makeImportGoods(shop);

it('is for goods alone', async () => {
  const orders = await signInStaff(shop, ['orders']);
  expect((await sendFile(orders, await xlsxOf([['编码'], ['A']]))).status).toBe(404);
  expect((await orders.call('staffProductExport', { query: 'format=csv' })).status).toBe(404);
});

it('says what each row would do, cell by cell, before anything is done', async () => {
  const [changed, same, bad, near] = [await made(), await made(), await made(), await made()];
  const file = await checkFile(shop, goods, [
    ['商家编码', '价格', 'VIP价', '备注'],
    [changed.code, '95.00', '90', '随便'],
    [same.code, '100', '', ''],
    [bad.code, '1 89.00', '', ''],
    [`${near.code}X`, '80', '', ''],
    ['', '80', '', ''],
  ]);
  expect(file).toMatchObject({
    state: 'checked',
    titles: ['商家编码', '价格', 'VIP价', '备注'],
    columns: { code: 0, price: 1, vipPrice: 2 },
    rows: { all: 5, bad: 3, same: 1, changed: 1, new: 0, ready: 1, nod: 0, unread: 0 },
  });
  const [row] = await rowsOf(goods, file.id, 'changed');
  expect(row?.changes).toEqual([
    { field: 'priceFen', before: 10_000, after: 9_500 },
    { field: 'vipPriceFen', before: null, after: 9_000 },
  ]);
  expect(row?.product).toMatchObject({ id: changed.id });
  expect(problemsOf(await rowsOf(goods, file.id, 'bad'))).toEqual([
    [['moneyWrong', '189.00']],
    [['codeUnknown', near.code]],
    [['codeMissing', null]],
  ]);
  expect(await priceOf(goods, changed.id)).toBe(10_000);
});

it('is mended in place: a cell, all suggestions, rows that are there twice', async () => {
  const [one, two] = [await made(), await made()];
  const file = await checkFile(shop, goods, [
    ['编码', '售价', 'VIP 价'],
    [one.code, '1 05.00', ''],
    [two.code, '90.00', '95.00'],
    [two.code.toLowerCase(), '92.00', ''],
    [`${one.code}Q`, '1.00', ''],
  ]);
  expect(problemsOf(await rowsOf(goods, file.id, 'bad'))).toEqual([
    [['moneyWrong', '105.00']],
    [
      ['codeTwice', null],
      ['vipNotBelow', null],
    ],
    [['codeTwice', null]],
    [['codeUnknown', one.code]],
  ]);
  const mend = (body: object) => done<GoodsImportRow>(goods, 'staffImportMend', { params: { id: file.id }, body });
  const left = await mend({ no: 4, cells: {}, isSkipped: true });
  expect(left.isSkipped).toBe(true);
  expect(problemsOf(await rowsOf(goods, file.id, 'bad'))).toEqual([
    [['moneyWrong', '105.00']],
    [['vipNotBelow', null]],
    [['codeUnknown', one.code]],
  ]);
  const mended = await mend({ no: 3, cells: { vipPrice: '85.00' }, isSkipped: false });
  expect(mended).toMatchObject({ verdict: 'changed', mended: ['vipPrice'], problems: [] });
  const after = await done<GoodsImport>(goods, 'staffImportSuggest', { params: { id: file.id }, body: {} });
  // Which SKU is meant is not guessed: the row would change the price of another one.
  expect(after.rows).toMatchObject({ bad: 1, changed: 2, skipped: 1, ready: 2 });
});

it('refuses columns that make no sense, and files that are none', async () => {
  expect((await sendFile(goods, await xlsxOf([['名字'], ['壶']]))).code).toBe(code('SPREADSHEET_REFUSED'));
  const { id, version } = must<GoodsImport>(
    await sendFile(
      goods,
      await csvOf([
        ['编码', '售价'],
        ['X-1', '1'],
      ]),
      'a.csv',
    ),
  );
  const check = (columns: object) => act(goods, 'staffImportCheck', { params: { id }, body: { columns, version } });
  expect((await check({ price: 1 })).code).toBe(code('IMPORT_COLUMNS'));
  expect((await check({ code: 0, price: 0 })).code).toBe(code('IMPORT_COLUMNS'));
  expect((await check({ code: 0, price: 7 })).code).toBe(code('IMPORT_COLUMNS'));
  expect((await act(goods, 'staffImportStop', { params: { id }, body: { version } })).status).toBe(200);
});

it('exports what it can bring in again: nothing would change', async () => {
  const headers = { token: goods.token, 'User-Type': 'Staff', anonymous: 'a'.repeat(32) };
  const response = await fetch(`${shop.apiUrl}/api/staff/goods/export?format=xlsx`, { headers });
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const [headings, ...rows] = await cellsOf(bytes);
  expect(headings?.slice(0, 4)).toEqual(['编码', '商品号', '商品名称', '副标题']);
  const file = await checkFile(shop, goods, bytes);
  expect(file.rows).toMatchObject({ all: rows.length, same: rows.length, bad: 0, changed: 0, new: 0 });
});
