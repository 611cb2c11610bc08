import { errorCodes, type GoodsImport, type GoodsImportRow, type StaffProduct } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { workGoodsImports } from '../../apps/server/src/jobs/workGoodsImports.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { publish, sentBack } from '../support/draftOf.ts';
import { applyFile, checkFile, getImport, rowsOf, sendFile } from '../support/goodsFile.ts';
import { act, auditOf, done, uploadGoodsPicture } from '../support/goodsStaff.ts';
import { must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { cellsOf, csvOf, xlsxOf } from '../support/sheets.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let goods: StaffClient;
let guest: ShopClient;
let no = 0;
beforeAll(async () => {
  shop = await startTestShop();
  goods = await signInStaff(shop, ['goods']);
  guest = createShopClient(shop, { roaming: true });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const code = (name: keyof typeof errorCodes) => errorCodes[name].code;
/** A product with one SKU of a code of its own. */
async function made(priceFen = 10_000) {
  no += 1;
  const skuCode = `IM-${no}-A`;
  const product = await makeProduct(shop.services.db, {
    title: `导入测试壶 ${no}`,
    skus: [{ optionValues: [], code: skuCode, priceFen }],
  });
  return { ...product, code: skuCode, skuId: product.skuIds[0]! };
}
const get = async (id: string) => must<StaffProduct>(await goods.call('staffProductGet', { params: { id } }));
const priceOf = async (id: string) => (await get(id)).live?.skus[0]?.priceFen;
const kinds = (rows: readonly GoodsImportRow[]) =>
  rows.map((row) => row.problems.map(({ kind, suggestion }) => [kind, suggestion]));

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
  expect(kinds(await rowsOf(goods, file.id, 'bad'))).toEqual([
    [['moneyWrong', '189.00']],
    [['codeUnknown', near.code]],
    [['codeMissing', null]],
  ]);
  expect(await priceOf(changed.id)).toBe(10_000);
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
  expect(kinds(await rowsOf(goods, file.id, 'bad'))).toEqual([
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
  expect(kinds(await rowsOf(goods, file.id, 'bad'))).toEqual([
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

it('writes what can be written: in the shop within seconds, once, with one line in the audit log', async () => {
  const [one, held] = [await made(), await made()];
  const lines = [
    ['编码', '售价', '库存', '单件成本'],
    [one.code, '95.00', '25', '40.00'],
    [held.code, '50.00', '', ''],
  ];
  const bytes = await xlsxOf(lines);
  const file = await checkFile(shop, goods, bytes);
  expect(file.rows).toMatchObject({ changed: 2, nod: 1, ready: 1 });
  const written = await applyFile(shop, goods, file);
  expect(written).toMatchObject({
    state: 'applied',
    rows: { written: 1, failed: 0, nod: 1 },
    undoBy: expect.any(String),
  });
  await vi.waitFor(
    async () => {
      const page = must<{ skus: { priceFen: number; available: number }[] }>(
        await guest.call('productDetail', { query: `id=${one.id}` }),
      );
      expect(page.skus).toEqual([expect.objectContaining({ priceFen: 9_500, available: 25 })]);
    },
    { timeout: 5000, interval: 100 },
  );
  expect((await get(one.id)).skus[0]?.costHundredths).toBe(400_000);
  expect(await priceOf(held.id)).toBe(10_000);
  const applied = (await auditOf(shop, file.id)).filter(({ action }) => action === 'goodsImport.apply');
  expect(applied).toEqual([
    expect.objectContaining({
      before: { state: 'checked' },
      after: expect.objectContaining({ fileHash: expect.stringMatching(/^[0-9a-f]{64}$/), reason: '秋冬调价' }),
    }),
  ]);
  expect(await sendFile(goods, bytes)).toMatchObject({ status: 409, code: code('IMPORT_DONE') });
  const again = await act(goods, 'staffImportApply', {
    params: { id: file.id },
    body: { version: written.version, reason: '又' },
  });
  expect(again.code).toBe(code('IMPORT_CHANGED'));
});

it('writes a price that changes by 30% or more when someone has nodded', async () => {
  const [up, down, less] = [await made(), await made(), await made()];
  const file = await checkFile(shop, goods, [
    ['编码', '售价'],
    [up.code, '130'],
    [down.code, '70'],
    [less.code, '70.01'],
  ]);
  expect((await rowsOf(goods, file.id, 'nod')).map((row) => row.no)).toEqual([2, 3]);
  const body = { nos: [2], isNodded: true };
  expect((await done<GoodsImport>(goods, 'staffImportNod', { params: { id: file.id }, body })).rows).toMatchObject({
    nod: 1,
    ready: 2,
  });
  await applyFile(shop, goods, file);
  expect(await Promise.all([up, down, less].map(({ id }) => priceOf(id)))).toEqual([13_000, 10_000, 7_001]);
});

it('keeps what is new as drafts: products by their title, SKUs of a product by its number', async () => {
  await made();
  const { fileId } = await uploadGoodsPicture(goods);
  const known = await get((await made()).id);
  const options = [{ name: '颜色', values: [{ value: '云灰', swatch: null, pictureId: null }] }];
  const sku = { ...sentBack(known.live!).skus[0]!, optionValues: ['云灰'] };
  const saved = await done<StaffProduct>(goods, 'staffProductSave', {
    params: { id: known.id },
    body: { draft: { ...sentBack(known.live!), options, skus: [sku] }, version: known.version },
  });
  const coloured = await publish(goods, saved);
  const file = await checkFile(shop, goods, [
    ['编码', '商品号', '商品名称', '品牌', '类目', '规格', '售价', '重量', '图片', '库存', '成本'],
    ['NEW-1', '', '全新的茶则', '慢物', '茶具酒具', '大小:大', '59', '80', 'a.png', '12', '20'],
    ['NEW-2', '', '全新的茶则', '慢物', '茶具酒具', '大小:小', '49', '60', 'a.png', '', ''],
    ['NEW-3', String(coloured.no), '', '', '', '颜色:墨黑', '110', '500', '', '', ''],
    ['NEW-4', '', '没有牌子', '慢屋', '茶具', '', '', '', 'b.png', '3', ''],
  ]);
  expect(file.rows).toMatchObject({ new: 3, bad: 1 });
  expect(
    kinds(await rowsOf(goods, file.id, 'bad'))[0]
      ?.map(([kind]) => kind)
      .toSorted(),
  ).toEqual(
    ['brandUnknown', 'categoryUnknown', 'costMissing', 'pictureUnknown', 'priceMissing', 'weightMissing'].toSorted(),
  );
  await applyFile(shop, goods, file);
  const list = must<{ items: { id: string; state: string; title: string }[] }>(
    await goods.call('staffProductList', { query: new URLSearchParams({ words: '全新的茶则' }).toString() }),
  );
  expect(list.items).toEqual([expect.objectContaining({ state: 'draft', title: '全新的茶则' })]);
  const draft = await get(list.items[0]!.id);
  expect(draft.problems).toEqual([]);
  expect(draft.draft?.body).toMatchObject({
    pictures: [{ fileId }],
    skus: [
      { code: 'NEW-1', optionValues: ['大'] },
      { code: 'NEW-2', optionValues: ['小'] },
    ],
  });
  expect(draft.skus.map(({ onHand, costHundredths }) => [onHand, costHundredths])).toEqual([
    [12, 200_000],
    [0, null],
  ]);
  expect((await get(coloured.id)).draft?.body.skus.map(({ optionValues }) => optionValues)).toEqual([
    ['云灰'],
    ['墨黑'],
  ]);
  expect((await get(coloured.id)).live?.skus).toHaveLength(1);
});

it('is taken back as one, but for what was changed since', async () => {
  const [back, since] = [await made(), await made()];
  const file = await applyFile(
    shop,
    goods,
    await checkFile(shop, goods, [
      ['编码', '售价', '库存', '成本'],
      [back.code, '95', '15', '1'],
      [since.code, '96', '', ''],
    ]),
  );
  const product = await get(since.id);
  const live = sentBack(product.live!);
  const draft = { ...live, skus: [{ ...live.skus[0]!, priceFen: 9_700 }] };
  await publish(
    goods,
    await done(goods, 'staffProductSave', { params: { id: since.id }, body: { draft, version: product.version } }),
  );
  const undo = (version: number) => act(goods, 'staffImportUndo', { params: { id: file.id }, body: { version } });
  must(await undo(file.version));
  await workGoodsImports(shop.services);
  expect(await getImport(goods, file.id)).toMatchObject({ state: 'undone', rows: { undone: 1, kept: 1 } });
  expect([await priceOf(back.id), await priceOf(since.id)]).toEqual([10_000, 9_700]);
  expect((await get(back.id)).skus[0]?.onHand).toBe(10);
  const late = await applyFile(
    shop,
    goods,
    await checkFile(shop, goods, [
      ['编码', '售价'],
      [back.code, '94'],
    ]),
  );
  shop.advance(11 * MINUTE_MS);
  const over = await act(goods, 'staffImportUndo', { params: { id: late.id }, body: { version: late.version } });
  expect(over.code).toBe(code('IMPORT_UNDO_OVER'));
});

it('follows into a draft that someone is writing, where that had not changed the same', async () => {
  const one = await made();
  const product = await get(one.id);
  const draft = { ...sentBack(product.live!), title: '正在改的名字' };
  await done(goods, 'staffProductSave', { params: { id: one.id }, body: { draft, version: product.version } });
  await applyFile(
    shop,
    goods,
    await checkFile(shop, goods, [
      ['编码', '售价'],
      [one.code, '95'],
    ]),
  );
  const after = await get(one.id);
  expect(after.differences.map(({ field }) => field)).toEqual(['title']);
  expect(after.draft!.no).toBeGreaterThan(after.liveNo);
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
