import { errorCodes, type ShippingTemplate, type StaffBrand, type StaffCategory } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reindexGoods } from '../../apps/server/src/flows/goods/outside/reindexGoods.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { act, auditOf, done, uploadGoodsPicture } from '../support/goodsStaff.ts';
import { must } from '../support/makeBuyer.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let goods: StaffClient;
let other: StaffClient;
let guest: ShopClient;
let pot: MadeProduct;
beforeAll(async () => {
  shop = await startTestShop();
  goods = await signInStaff(shop, ['goods']);
  other = await signInStaff(shop, ['goods']);
  guest = createShopClient(shop, { roaming: true });
  pot = await makeProduct(shop.services.db);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const code = (name: keyof typeof errorCodes) => errorCodes[name].code;
const words = { aliases: [] as string[], attributes: [] as string[], pictureFileId: null as string | null };
const addCategory = (name: string, parentId: string | null, more: Record<string, unknown> = {}) =>
  done<StaffCategory>(goods, 'staffCategoryCreate', { body: { name, parentId, ...words, ...more } });
const tree = async (by: StaffClient = goods) =>
  must<{ items: StaffCategory[] }>(await by.call('staffCategoryList')).items;
const shownTree = async () =>
  must<{ items: { id: string; parentId: string | null; name: string; count: number }[] }>(
    await guest.call('resourceCategories'),
  ).items;
/** What visitors see follows within five seconds. */
const seen = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5000, interval: 100 });

describe('roles', () => {
  it('lets goods write, and those who look at products read', async () => {
    const body = { name: '厨房', parentId: null, ...words };
    for (const role of ['orders', 'marketing', 'finance', 'content'] as const) {
      const by = await signInStaff(shop, [role]);
      expect((await act(by, 'staffCategoryCreate', { body })).status, role).toBe(404);
      const reads = role === 'finance' ? 404 : 200;
      for (const name of ['staffCategoryList', 'staffBrandList', 'staffTemplateList'] as const)
        expect((await by.call(name)).status, `${role} ${name}`).toBe(reads);
    }
    expect((await guest.call('staffCategoryCreate', { body })).status).toBe(401);
  });
});

describe('categories', () => {
  it('grow to three levels, are spelt by themselves, and are there in the shop', async () => {
    const kitchen = await addCategory('厨房用品', null);
    expect(kitchen).toMatchObject({ id: 'chufangyongpin', level: 1, version: 1, isClosed: false });
    expect(kitchen.changed?.byName).toBe('测试员工');
    const again = await addCategory('厨房用品', null);
    expect(again.id).toBe('chufangyongpin2');
    const pans = await addCategory('锅具', kitchen.id, { word: 'pans', attributes: ['材质'] });
    const wok = await addCategory('炒锅', pans.id, { aliases: ['铁锅'] });
    expect(wok).toMatchObject({ level: 3, parentId: 'pans', aliases: ['铁锅'] });
    const tooDeep = await act(goods, 'staffCategoryCreate', { body: { name: '深', parentId: wok.id, ...words } });
    expect(tooDeep.code).toBe(code('CATEGORY_MISPLACED'));
    const taken = await act(goods, 'staffCategoryCreate', {
      body: { word: 'pans', name: '锅', parentId: null, ...words },
    });
    expect(taken.code).toBe(code('GOODS_WORD_TAKEN'));
    await seen(async () => {
      expect((await shownTree()).map(({ name }) => name)).toContain('炒锅');
    });
    expect(await auditOf(shop, wok.id)).toEqual([
      expect.objectContaining({
        action: 'category.create',
        before: null,
        after: expect.objectContaining({ name: '炒锅', aliases: ['铁锅'] }),
        staffId: goods.staffId,
      }),
    ]);
  });

  it('answers the same request once, and refuses what is malformed', async () => {
    const input = { body: { name: '文具', parentId: null, ...words }, headers: { 'Idempotency-Key': newId() } };
    const first = must<StaffCategory>(await goods.call('staffCategoryCreate', input));
    expect(must<StaffCategory>(await goods.call('staffCategoryCreate', input))).toEqual(first);
    expect((await tree()).filter(({ name }) => name === '文具')).toHaveLength(1);
    for (const body of [
      { ...input.body, name: '' },
      { ...input.body, name: '字'.repeat(21) },
      { ...input.body, word: 'Ünicode' },
      { ...input.body, aliases: ['a', 'a'] },
      { ...input.body, extra: 1 },
    ])
      expect((await act(goods, 'staffCategoryCreate', { body })).status).toBe(400);
  });

  it('are renamed by who saw the last version; the other is told who was faster', async () => {
    const home = (await tree()).find(({ id }) => id === 'homeTea')!;
    const body = { ...words, name: '茶与酒', aliases: ['茶壶'], version: home.version };
    const renamed = await done<StaffCategory>(goods, 'staffCategoryChange', { params: { id: 'homeTea' }, body });
    expect(renamed.version).toBe(home.version + 1);
    const late = await act(other, 'staffCategoryChange', { params: { id: 'homeTea' }, body });
    expect(late).toMatchObject({ status: 409, code: code('GOODS_CHANGED'), data: { byName: '测试员工' } });
    expect((await act(goods, 'staffCategoryChange', { params: { id: 'nowhere' }, body })).status).toBe(404);
    await seen(async () => {
      const page = must<{ categories: { name: string }[] }>(
        await guest.call('productDetail', { query: `id=${pot.id}` }),
      );
      expect(page.categories.at(-1)?.name).toBe('茶与酒');
    });
    // Its goods are found by its new words when the job has written them.
    await reindexGoods(shop.services, { kind: 'category', id: 'home' });
    await seen(async () => {
      const query = new URLSearchParams({ keyword: '茶壶' }).toString();
      const found = must<{ items: { id: string }[] }>(await guest.call('resourceList', { query }));
      expect(found.items.map(({ id }) => id)).toEqual([pot.id]);
    });
    expect((await auditOf(shop, 'homeTea'))[0]).toMatchObject({
      before: { name: '茶具酒具' },
      after: { name: '茶与酒' },
    });
  });

  it('change their order, and move with what is on sale below them', async () => {
    const garden = await addCategory('园艺', null, { word: 'garden' });
    const move = (id: string, parentId: string | null, beforeId: string | null, version: number) =>
      act(goods, 'staffCategoryMove', { params: { id }, body: { parentId, beforeId, version } });
    must(await move('garden', null, 'home', garden.version));
    const firsts = (await tree()).filter(({ level }) => level === 1).map(({ id }) => id);
    expect(firsts.indexOf('garden')).toBe(firsts.indexOf('home') - 1);
    const decor = (await tree()).find(({ id }) => id === 'homeDecor')!;
    expect(decor.count).toBe(1);
    expect((await move('homeDecor', null, null, decor.version)).code).toBe(code('CATEGORY_MISPLACED'));
    expect((await move('homeDecor', 'homeTea', null, decor.version)).code).toBe(code('CATEGORY_MISPLACED'));
    expect((await move('homeDecor', 'garden', 'homeTea', decor.version)).status).toBe(400);
    must(await move('homeDecor', 'garden', null, decor.version));
    const counts = Object.fromEntries((await tree()).map(({ id, count }) => [id, count]));
    expect(counts).toMatchObject({ garden: 1, home: 0, homeDecor: 1, homeTea: 1 });
    await reindexGoods(shop.services, { kind: 'category', id: 'homeDecor' });
    await seen(async () => {
      const found = must<{ items: unknown[] }>(await guest.call('resourceList', { query: 'category=garden' }));
      expect(found.items).toHaveLength(1);
    });
  });

  it('are closed when nothing is below them, and opened again', async () => {
    const find = async (id: string) => (await tree()).find((one) => one.id === id)!;
    const close = async (id: string) =>
      act(goods, 'staffCategoryClose', { params: { id }, body: { version: (await find(id)).version } });
    expect((await close('homeTea')).code).toBe(code('CATEGORY_NOT_EMPTY'));
    expect((await close('garden')).code).toBe(code('CATEGORY_NOT_EMPTY'));
    const toys = await addCategory('玩具', null, { word: 'toys' });
    const blocks = await addCategory('积木', toys.id, { word: 'blocks' });
    must(await close('blocks'));
    must(await close('toys'));
    await seen(async () => {
      expect((await shownTree()).map(({ id }) => id)).not.toContain('toys');
    });
    const under = await act(goods, 'staffCategoryCreate', { body: { name: '拼图', parentId: 'toys', ...words } });
    expect(under.code).toBe(code('CATEGORY_CLOSED'));
    const reopen = async (id: string) =>
      act(goods, 'staffCategoryReopen', { params: { id }, body: { version: (await find(id)).version } });
    expect((await reopen(blocks.id)).code).toBe(code('CATEGORY_CLOSED'));
    must(await reopen('toys'));
    must(await reopen('blocks'));
    expect((await find('blocks')).isClosed).toBe(false);
  });
});

describe('brands', () => {
  it('are made, found, renamed with a logo, and closed', async () => {
    const brand = await done<StaffBrand>(goods, 'staffBrandCreate', {
      body: { name: '知音', aliases: ['zhiyin'], logoFileId: null },
    });
    expect(brand).toMatchObject({ id: 'zhiyin', logo: null, version: 1 });
    const twin = await act(goods, 'staffBrandCreate', { body: { name: '知音', aliases: [], logoFileId: null } });
    expect(twin.code).toBe(code('BRAND_NAME_TAKEN'));
    const logo = await uploadGoodsPicture(goods);
    const cut = await done<{ fileId: string; width: number; height: number }>(goods, 'staffGoodsPictureCut', {
      params: { id: logo.fileId },
      body: { left: 40, top: 0, width: 240, height: 240 },
    });
    expect(cut).toMatchObject({ width: 240, height: 240 });
    const beyond = await act(goods, 'staffGoodsPictureCut', {
      params: { id: logo.fileId },
      body: { left: 200, top: 0, width: 240, height: 240 },
    });
    expect(beyond.status).toBe(400);
    const changed = await done<StaffBrand>(goods, 'staffBrandChange', {
      params: { id: brand.id },
      body: { name: '知音 Zhiyin', aliases: ['耳机'], logoFileId: cut.fileId, version: 1 },
    });
    expect(changed.logo?.fileId).toBe(cut.fileId);
    expect((await guest.call('fileGet', { params: { id: cut.fileId } })).status).toBe(200);
    const unknown = await act(goods, 'staffBrandChange', {
      params: { id: brand.id },
      body: { name: '知音', aliases: [], logoFileId: newId(), version: 2 },
    });
    expect(unknown.status).toBe(404);
    const find = async (words: string) =>
      must<{ items: StaffBrand[] }>(
        await goods.call('staffBrandList', { query: new URLSearchParams({ words }).toString() }),
      );
    expect((await find('耳机')).items.map(({ id }) => id)).toEqual(['zhiyin']);
    const closeOf = (id: string, version: number) =>
      act(goods, 'staffBrandClose', { params: { id }, body: { version } });
    expect((await closeOf('manwu', 1)).code).toBe(code('BRAND_IN_USE'));
    expect(must<StaffBrand>(await closeOf('zhiyin', 2)).isClosed).toBe(true);
    const reopened = await done<StaffBrand>(goods, 'staffBrandReopen', {
      params: { id: 'zhiyin' },
      body: { version: 3 },
    });
    expect(reopened.isClosed).toBe(false);
    expect((await auditOf(shop, 'zhiyin')).map(({ action }) => action)).toEqual([
      'brand.create',
      'brand.change',
      'brand.close',
      'brand.reopen',
    ]);
  });

  it('are listed by pages', async () => {
    for (let no = 0; no < 55; no += 1)
      await done(goods, 'staffBrandCreate', { body: { name: `牌子${no}`, aliases: [], logoFileId: null } });
    const first = must<{ items: StaffBrand[]; nextCursor: string }>(await goods.call('staffBrandList'));
    const second = must<{ items: StaffBrand[]; nextCursor: string | null }>(
      await goods.call('staffBrandList', { query: `cursor=${first.nextCursor}` }),
    );
    const names = [...first.items, ...second.items].map(({ name }) => name);
    expect(names).toHaveLength(57);
    expect(new Set(names).size).toBe(57);
    expect(second.nextCursor).toBeNull();
    expect((await goods.call('staffBrandList', { query: 'cursor=notacursor' })).status).toBe(400);
  });
});

describe('shipping templates', () => {
  const terms = {
    name: '大件',
    shipsFrom: '苏州',
    dispatchHours: 72,
    feeFen: 3000,
    freeFromFen: 50_000,
    vipFreeFromFen: 20_000,
  };

  it('are made, and a change is seen on the pages of its products', async () => {
    const made = await done<ShippingTemplate>(goods, 'staffTemplateCreate', { body: { terms } });
    expect(made).toMatchObject({ ...terms, id: 'dajian', version: 1 });
    const upsideDown = { ...terms, vipFreeFromFen: 60_000 };
    expect((await act(goods, 'staffTemplateCreate', { body: { terms: upsideDown } })).status).toBe(400);
    const page = async () =>
      must<{ shipping: { shipsFrom: string } }>(await guest.call('productDetail', { query: `id=${pot.id}` }));
    const before = (await page()).shipping.shipsFrom;
    const input = { params: { id: 'standard' }, body: { terms: { ...terms, shipsFrom: '义乌' }, version: 1 } };
    const changed = await done<ShippingTemplate>(goods, 'staffTemplateChange', input);
    expect(changed.version).toBe(2);
    expect((await act(other, 'staffTemplateChange', input)).code).toBe(code('GOODS_CHANGED'));
    await seen(async () => {
      expect((await page()).shipping.shipsFrom).toBe('义乌');
    });
    expect(before).not.toBe('义乌');
    expect(await auditOf(shop, 'standard')).toEqual([
      expect.objectContaining({
        before: expect.objectContaining({ shipsFrom: before }),
        after: expect.objectContaining({ shipsFrom: '义乌' }),
      }),
    ]);
  });
});
