import { errorCodes, type GoodsImport, type StaffProduct } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { workGoodsImports } from '../../apps/server/src/jobs/workGoodsImports.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { publish, sentBack } from '../support/draftOf.ts';
import { applyFile, checkFile, getImport, rowsOf, sendFile } from '../support/goodsFile.ts';
import { act, auditOf, done, uploadGoodsPicture } from '../support/goodsStaff.ts';
import { makeImportGoods, priceOf, problemsOf, productOf } from '../support/importGoods.ts';
import { must } from '../support/makeBuyer.ts';
import { xlsxOf } from '../support/sheets.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let goods: StaffClient;
let guest: ShopClient;
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
const made = () => makeImportGoods(shop);

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
  expect((await productOf(goods, one.id)).skus[0]?.costHundredths).toBe(400_000);
  expect(await priceOf(goods, held.id)).toBe(10_000);
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
  expect(await Promise.all([up, down, less].map(({ id }) => priceOf(goods, id)))).toEqual([13_000, 10_000, 7_001]);
});

it('keeps what is new as drafts: products by their title, SKUs of a product by its number', async () => {
  await made();
  const { fileId } = await uploadGoodsPicture(goods);
  const known = await productOf(goods, (await made()).id);
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
    problemsOf(await rowsOf(goods, file.id, 'bad'))[0]
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
  const draft = await productOf(goods, list.items[0]!.id);
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
  expect((await productOf(goods, coloured.id)).draft?.body.skus.map(({ optionValues }) => optionValues)).toEqual([
    ['云灰'],
    ['墨黑'],
  ]);
  expect((await productOf(goods, coloured.id)).live?.skus).toHaveLength(1);
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
  const product = await productOf(goods, since.id);
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
  expect([await priceOf(goods, back.id), await priceOf(goods, since.id)]).toEqual([10_000, 9_700]);
  expect((await productOf(goods, back.id)).skus[0]?.onHand).toBe(10);
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
  const product = await productOf(goods, one.id);
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
  const after = await productOf(goods, one.id);
  expect(after.differences.map(({ field }) => field)).toEqual(['title']);
  expect(after.draft!.no).toBeGreaterThan(after.liveNo);
});
