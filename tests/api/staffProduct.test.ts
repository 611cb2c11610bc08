import { type Answer, type Contract, errorCodes, type StaffProduct } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { draftWish, makeDraft, publish, sentBack, skuWish } from '../support/draftOf.ts';
import { act, auditOf } from '../support/goodsStaff.ts';
import { must } from '../support/makeBuyer.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let goods: StaffClient;
let guest: ShopClient;
let pot: MadeProduct;
beforeAll(async () => {
  shop = await startTestShop();
  goods = await signInStaff(shop, ['goods']);
  guest = createShopClient(shop, { roaming: true });
  pot = await makeProduct(shop.services.db);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

type VersionAnswer = Answer<Contract['staffProductVersion']>;

const code = (name: keyof typeof errorCodes) => errorCodes[name].code;
/** What visitors see follows within five seconds. */
const seen = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5000, interval: 100 });
const get = async (id: string, by = goods) => must<StaffProduct>(await by.call('staffProductGet', { params: { id } }));
const save = (product: StaffProduct, draft: unknown, by = goods) =>
  act(by, 'staffProductSave', { params: { id: product.id }, body: { draft, version: product.version } });
const problemsOf = ({ problems }: StaffProduct) => problems.map(({ kind }) => kind).toSorted();
const detail = (id: string) => guest.call('productDetail', { query: `id=${id}` });
const found = async (keyword: string) =>
  must<{ items: { id: string; priceFen: number }[] }>(
    await guest.call('resourceList', { query: new URLSearchParams({ keyword }).toString() }),
  ).items;
const countOf = async (id: string) =>
  must<{ items: { id: string; count: number }[] }>(await goods.call('staffCategoryList')).items.find(
    (category) => category.id === id,
  )?.count;

describe('roles', () => {
  it('lets goods write, orders, marketing and content read, and nobody else', async () => {
    for (const role of ['orders', 'marketing', 'content', 'finance'] as const) {
      const by = await signInStaff(shop, [role]);
      const reads = role === 'finance' ? 404 : 200;
      expect((await by.call('staffProductList')).status, role).toBe(reads);
      expect((await by.call('staffProductGet', { params: { id: pot.id } })).status, role).toBe(reads);
      expect((await act(by, 'staffProductCreate', { body: { draft: draftWish(null) } })).status, role).toBe(404);
    }
    expect((await guest.call('staffProductList')).status).toBe(401);
  });
});

describe('a new product', () => {
  it('is a draft that says what is missing, and nobody sees it', async () => {
    const draft = draftWish(null, { skus: [skuWish({ code: 'x', priceFen: null, weightGrams: null })] });
    const input = { body: { draft }, headers: { 'Idempotency-Key': newId() } };
    const made = must<StaffProduct>(await goods.call('staffProductCreate', input));
    expect(made).toMatchObject({ state: 'draft', live: null, liveNo: 0, version: 1, draft: { no: 1, state: 'draft' } });
    expect(problemsOf(made)).toEqual(['codeWrong', 'pictureMissing', 'priceMissing', 'weightMissing']);
    expect(must<StaffProduct>(await goods.call('staffProductCreate', input)).id).toBe(made.id);
    expect((await detail(made.id)).status).toBe(404);
    const refused = await act(goods, 'staffProductPublish', {
      params: { id: made.id },
      body: { version: made.version, at: null, reason: '上新' },
    });
    expect(refused).toMatchObject({ status: 422, code: code('PRODUCT_NOT_READY') });
    const dropped = await act(goods, 'staffProductDiscard', { params: { id: made.id }, body: { version: 1 } });
    expect(dropped.status).toBe(200);
    expect((await goods.call('staffProductGet', { params: { id: made.id } })).status).toBe(404);
  });

  it('needs a category, a brand and a template that are there', async () => {
    for (const wish of [{ categoryId: 'home' }, { brandId: 'nobody' }, { shippingTemplateId: 'none' }]) {
      const reply = await act(goods, 'staffProductCreate', { body: { draft: draftWish(null, wish) } });
      expect(reply.code).toBe(code('PRODUCT_NOT_READY'));
    }
    const strange = { ...draftWish(null), title: '杯' };
    expect((await act(goods, 'staffProductCreate', { body: { draft: strange } })).status).toBe(400);
  });

  it('loses the line with which it began once there is something to choose', async () => {
    const plain = skuWish({ code: '', priceFen: null, weightGrams: null });
    const made = await makeDraft(goods, { title: '慢物 汝窑闻香杯', skus: [plain] });
    expect(problemsOf(made)).toEqual(['codeWrong', 'priceMissing', 'weightMissing']);
    const values = ['云灰', '米白'].map((value) => ({ value, swatch: null, pictureId: null }));
    const options = [{ name: '颜色', values }];
    const skus = values.map(({ value }) => skuWish({ optionValues: [value] }));
    const saved = must<StaffProduct>(await save(made, { ...sentBack(made.draft!.body), options, skus }));
    expect(saved.problems).toEqual([]);
    const published = await publish(goods, saved);
    expect(published.live?.skus.map(({ optionValues }) => optionValues)).toEqual([['云灰'], ['米白']]);
    await seen(async () => {
      expect(must<{ skus: unknown[] }>(await detail(made.id)).skus).toHaveLength(2);
    });
  });

  it('keeps no option with nothing to choose', async () => {
    const made = await makeDraft(goods);
    const bare = { ...sentBack(made.draft!.body), options: [{ name: '颜色', values: [] }] };
    expect((await save(made, bare)).status).toBe(400);
  });

  it('is there for everyone within seconds of its publication: page, search, count', async () => {
    const before = (await countOf('homeTea')) ?? 0;
    const options = [
      { name: '颜色', values: ['云灰', '米白'].map((value) => ({ value, swatch: '#c5c9cf', pictureId: null })) },
    ];
    const made = await makeDraft(goods, {
      title: '慢物 柴烧公道杯 匀杯',
      options,
      skus: [
        skuWish({ optionValues: ['云灰'] }),
        skuWish({ optionValues: ['米白'], priceFen: 12_900, vipPriceFen: 11_900 }),
      ],
    });
    expect(made.problems).toEqual([]);
    expect(made.draft?.descriptionHtml).toContain('<h2>手捏</h2>');
    const published = await publish(goods, made);
    expect(published).toMatchObject({ state: 'onSale', draft: null, liveNo: 1, version: 2 });
    await seen(async () => {
      const page = must<{ skus: { priceFen: number; optionValues: string[] }[]; descriptionHtml: string }>(
        await detail(made.id),
      );
      expect(page.skus.map(({ priceFen }) => priceFen)).toEqual([9_900, 12_900]);
      expect((await found('公道杯')).map(({ id }) => id)).toEqual([made.id]);
    });
    expect(await countOf('homeTea')).toBe(before + 1);
    expect(await countOf('home')).toBe(before + 1);
    const audit = await auditOf(shop, made.id);
    expect(audit.map(({ action }) => action)).toEqual(['product.create', 'product.publish']);
    expect(audit[1]).toMatchObject({ before: null, after: { no: 1, reason: '测试', title: '慢物 柴烧公道杯 匀杯' } });
  });
});

it('a description is shown as the shop would show it, without anything being kept', async () => {
  const look = (staff: StaffClient) =>
    staff.call('staffProductPreview', { body: { markdown: '## 手捏\n\n<script>x</script>' } });
  const { html } = must<{ html: string }>(await look(goods));
  expect(html).toContain('<h2');
  expect(html).not.toContain('<script');
  expect((await look(await signInStaff(shop, ['orders']))).status).toBe(404);
});

describe('a product on sale', () => {
  it('is changed by a draft: who was faster counts, the differences are told, prices keep their history', async () => {
    const made = await publish(goods, await makeDraft(goods));
    const live = sentBack(made.live!);
    const [sku] = live.skus;
    const draft = { ...live, title: '慢物 手捏粗陶杯 大号', skus: [{ ...sku!, priceFen: 8_800 }] };
    const saved = must<StaffProduct>(await save(made, draft));
    expect(saved.differences).toEqual([
      { field: 'title', skuId: null, before: live.title, after: draft.title },
      { field: 'priceFen', skuId: sku!.id, before: 9_900, after: 8_800 },
    ]);
    const other = await signInStaff(shop, ['goods']);
    expect(await save(made, draft, other)).toMatchObject({
      status: 409,
      code: code('GOODS_CHANGED'),
      data: { byName: '测试员工', at: expect.any(String) },
    });
    expect(must<{ title: string }>(await detail(made.id)).title).toBe(live.title);
    await publish(goods, saved);
    await seen(async () => {
      const page = must<{ title: string; skus: { priceFen: number }[] }>(await detail(made.id));
      expect(page).toMatchObject({ title: draft.title, skus: [{ priceFen: 8_800 }] });
      expect((await found('粗陶杯 大号')).find(({ id }) => id === made.id)?.priceFen).toBe(8_800);
    });
    const prices = must<{ items: { priceFen: number }[] }>(
      await goods.call('staffSkuPrices', { params: { id: sku!.id! } }),
    );
    expect(prices.items.map(({ priceFen }) => priceFen)).toEqual([8_800, 9_900]);
    const versions = must<{ items: { no: number; differences: unknown[] }[] }>(
      await goods.call('staffProductVersions', { params: { id: made.id } }),
    );
    expect(versions.items.map(({ no, differences }) => [no, differences.length])).toEqual([
      [2, 2],
      [1, 0],
    ]);
    expect((await auditOf(shop, made.id)).at(-1)).toMatchObject({
      action: 'product.publish',
      before: { no: 1, title: live.title, [`${sku!.id} priceFen`]: 9_900 },
      after: { no: 2, title: draft.title, [`${sku!.id} priceFen`]: 8_800 },
    });
  });

  it('has its versions beside the one before and beside what is sold; an older one becomes the draft again', async () => {
    // Tiers too: as the tables have them they are written otherwise than in a version, and are the same.
    const wholesale = [{ minQuantity: 5, priceFen: 9_000 }];
    const first = await publish(goods, await makeDraft(goods, { skus: [skuWish({ wholesale })] }));
    const live = sentBack(first.live!);
    const [sku] = live.skus;
    const dearer = { ...live, skus: [{ ...sku!, priceFen: 12_900 }] };
    const second = await publish(goods, must<StaffProduct>(await save(first, dearer)));
    const change = (before: number, after: number) => [{ field: 'priceFen', skuId: sku!.id, before, after }];
    const version = async (no: string, by = goods) =>
      await by.call('staffProductVersion', { params: { id: first.id, no } });
    expect(must(await version('2'))).toMatchObject({
      version: { no: 2, savedBy: '测试员工', reason: '测试' },
      before: { no: 1, differences: change(9_900, 12_900) },
      fromLive: [],
    });
    const older = must<VersionAnswer>(await version('1', await signInStaff(shop, ['marketing'])));
    expect(older).toMatchObject({ version: { no: 1 }, before: null, fromLive: change(12_900, 9_900) });
    expect((await version('3')).status).toBe(404);
    expect((await version('1', await signInStaff(shop, ['finance']))).status).toBe(404);
    // A draft is no version yet.
    const taken = must<StaffProduct>(await save(second, sentBack(older.body)));
    expect(taken).toMatchObject({ draft: { no: 3 }, differences: change(12_900, 9_900), problems: [] });
    expect((await version('3')).status).toBe(404);
    expect((await publish(goods, taken)).live?.skus[0]).toMatchObject({ id: sku!.id, priceFen: 9_900 });
  });

  it('takes a SKU off sale without losing it, adds one, and lets two change their names', async () => {
    const values = ['大', '小'].map((value) => ({ value, swatch: null, pictureId: null }));
    const made = await publish(
      goods,
      await makeDraft(goods, {
        options: [{ name: '大小', values }],
        skus: [skuWish({ code: 'SWAP-1', optionValues: ['大'] }), skuWish({ code: 'SWAP-2', optionValues: ['小'] })],
      }),
    );
    const live = sentBack(made.live!);
    const [big, small] = live.skus;
    const swapped = [
      { ...big!, code: 'SWAP-2', optionValues: ['小'] },
      { ...small!, code: 'SWAP-1', optionValues: ['大'], isOnSale: false },
    ];
    const published = await publish(goods, must<StaffProduct>(await save(made, { ...live, skus: swapped })));
    await seen(async () => {
      const page = must<{ skus: { id: string; code: string }[] }>(await detail(made.id));
      expect(page.skus).toEqual([expect.objectContaining({ id: big!.id, code: 'SWAP-2' })]);
    });
    // A SKU that is written anew under the name of one that was is that one.
    const again = [swapped[0]!, skuWish({ code: 'SWAP-3', optionValues: ['大'] })];
    const saved = must<StaffProduct>(await save(published, { ...live, skus: again }));
    expect(saved.draft?.body.skus.map(({ id }) => id)).toEqual([big!.id, small!.id]);
    const stolen = [{ ...swapped[0]!, id: pot.skuIds[0]! }];
    expect((await save(saved, { ...live, skus: stolen })).status).toBe(400);
  });

  it('refuses what does not fit: codes of others, VIP prices, tiers, a struck price nobody paid', async () => {
    const made = await makeDraft(goods);
    const [sku] = sentBack(made.draft!.body).skus;
    const [potSku] = (await get(pot.id)).live!.skus;
    const wrong = (change: object) => ({ ...sentBack(made.draft!.body), skus: [{ ...sku!, ...change }] });
    let product = made;
    for (const [change, kind] of [
      [{ code: potSku!.code }, 'codeTaken'],
      [{ vipPriceFen: 9_900 }, 'vipNotBelow'],
      [
        {
          wholesale: [
            { minQuantity: 5, priceFen: 9_000 },
            { minQuantity: 3, priceFen: 8_000 },
          ],
        },
        'tiersNotFalling',
      ],
      [{ marketPriceFen: 12_000 }, 'marketNotDeal'],
      [{ optionValues: ['大'] }, 'optionsDiffer'],
      [{ isOnSale: false }, 'noSku'],
    ] as const) {
      product = must<StaffProduct>(await save(product, wrong(change)));
      expect(problemsOf(product), kind).toEqual([kind]);
    }
    const unknown = { ...sentBack(made.draft!.body), pictures: [{ fileId: newId(), alt: '' }] };
    expect(problemsOf(must<StaffProduct>(await save(product, unknown)))).toEqual(['pictureUnknown']);
  });

  it('goes off sale and comes back as it was', async () => {
    const made = await publish(goods, await makeDraft(goods, { title: '慢物 蝉翼茶席 竹编' }));
    const before = (await countOf('homeTea')) ?? 0;
    const shelve = (name: 'staffProductWithdraw' | 'staffProductRelist', version: number) =>
      act(goods, name, { params: { id: made.id }, body: { version, reason: '换包装' } });
    expect((await shelve('staffProductRelist', made.version)).code).toBe(code('PRODUCT_ON_SALE'));
    const off = must<StaffProduct>(await shelve('staffProductWithdraw', made.version));
    expect(off.state).toBe('offSale');
    expect(await countOf('homeTea')).toBe(before - 1);
    await seen(async () => {
      expect(must<{ isOnSale: boolean }>(await detail(made.id)).isOnSale).toBe(false);
      expect(await found('蝉翼茶席')).toEqual([]);
    });
    expect((await shelve('staffProductWithdraw', off.version)).code).toBe(code('PRODUCT_NOT_ON_SALE'));
    must(await shelve('staffProductRelist', off.version));
    expect(await countOf('homeTea')).toBe(before);
    await seen(async () => {
      expect((await found('蝉翼茶席')).map(({ id }) => id)).toEqual([made.id]);
    });
    expect((await auditOf(shop, made.id)).at(-1)).toMatchObject({
      action: 'product.relist',
      before: { state: 'offSale' },
      after: { state: 'onSale', reason: '换包装' },
    });
  });
});
