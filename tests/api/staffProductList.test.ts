import type { StaffProduct, StaffProductRow } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDueProducts } from '../../apps/server/src/jobs/publishDueProducts.ts';
import { draftWish, makeDraft, publish, sentBack, skuWish } from '../support/draftOf.ts';
import { act, auditOf, done, uploadGoodsPicture } from '../support/goodsStaff.ts';
import { must } from '../support/makeBuyer.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let goods: StaffClient;
let pot: MadeProduct;
beforeAll(async () => {
  shop = await startTestShop();
  goods = await signInStaff(shop, ['goods']);
  pot = await makeProduct(shop.services.db);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const get = async (id: string) => must<StaffProduct>(await goods.call('staffProductGet', { params: { id } }));
const save = (product: StaffProduct, draft: unknown) =>
  act(goods, 'staffProductSave', { params: { id: product.id }, body: { draft, version: product.version } });

describe('a date', () => {
  const schedule = (product: StaffProduct, at: string) =>
    act(goods, 'staffProductPublish', {
      params: { id: product.id },
      body: { version: product.version, at, reason: '早上' },
    });
  const inAnHour = () => new Date(shop.services.clock().getTime() + HOUR_MS).toISOString();

  it('publishes by itself, once, in the name of who set it; a change makes it a draft again', async () => {
    const made = await makeDraft(goods);
    const waiting = must<StaffProduct>(await schedule(made, inAnHour()));
    expect(waiting.draft).toMatchObject({ state: 'scheduled', reason: '早上' });
    const touched = must<StaffProduct>(await save(waiting, sentBack(waiting.draft!.body)));
    expect(touched.draft).toMatchObject({ state: 'draft', publishAt: null });
    const again = must<StaffProduct>(await schedule(touched, inAnHour()));
    await publishDueProducts(shop.services);
    expect((await get(made.id)).state).toBe('draft');
    const list = must<{ items: StaffProductRow[] }>(await goods.call('staffProductList', { query: 'view=scheduled' }));
    expect(list.items.map(({ id }) => id)).toEqual([made.id]);
    shop.advance(HOUR_MS + 1000);
    goods = await signInStaff(shop, ['goods']);
    await Promise.all([publishDueProducts(shop.services), publishDueProducts(shop.services)]);
    expect(await get(made.id)).toMatchObject({ state: 'onSale', draft: null, version: again.version + 1 });
    const audit = (await auditOf(shop, made.id)).filter(({ action }) => action === 'product.publishDue');
    expect(audit).toHaveLength(1);
  });

  it('that finds something wrong leaves a draft with the reason', async () => {
    const brand = await done<{ id: string; version: number }>(goods, 'staffBrandCreate', {
      body: { name: '短命', aliases: [], logoFileId: null },
    });
    const made = await publish(goods, await makeDraft(goods));
    const saved = must<StaffProduct>(await save(made, { ...sentBack(made.live!), brandId: brand.id }));
    must(await schedule(saved, inAnHour()));
    await done(goods, 'staffBrandClose', { params: { id: brand.id }, body: { version: brand.version } });
    shop.advance(HOUR_MS + 1000);
    goods = await signInStaff(shop, ['goods']);
    await publishDueProducts(shop.services);
    expect((await get(made.id)).draft).toMatchObject({ state: 'draft', problem: '品牌不存在或已停用' });
  });
});

describe('the list', () => {
  const list = async (query: Record<string, string>) =>
    must<{ items: StaffProductRow[]; nextCursor: string | null }>(
      await goods.call('staffProductList', { query: new URLSearchParams(query).toString() }),
    );

  it('finds by title, code, number, category, brand and state, drafts too', async () => {
    const { fileId } = await uploadGoodsPicture(goods);
    const made = await done<StaffProduct>(goods, 'staffProductCreate', {
      body: { draft: draftWish(fileId, { title: '独一无二的壶承', skus: [skuWish({ code: 'HC-77-A' })] }) },
    });
    const ids = async (query: Record<string, string>) => (await list(query)).items.map(({ id }) => id);
    expect(await ids({ words: '壶承' })).toEqual([made.id]);
    expect(await ids({ words: String(made.no) })).toEqual([made.id]);
    const published = await publish(goods, made);
    for (const words of ['壶承', 'hc-77', 'HC-77-A', String(made.no)]) expect(await ids({ words })).toEqual([made.id]);
    expect(await ids({ words: 'HC%' })).toEqual([]);
    expect((await ids({ view: 'onSale', categoryId: 'home', brandId: 'manwu' }))[0]).toBe(made.id);
    expect(await ids({ view: 'onSale', categoryId: 'nowhere' })).toEqual([]);
    expect(await ids({ view: 'draft' })).not.toContain(made.id);
    must(await save(published, { ...sentBack(published.live!), subtitle: '新的' }));
    expect((await ids({ view: 'edited' }))[0]).toBe(made.id);
    const [row] = (await list({ words: 'HC-77-A' })).items;
    expect(row).toMatchObject({
      no: made.no,
      skuCount: 1,
      priceFen: { from: 9_900, to: 9_900 },
      available: 0,
      draft: { state: 'draft', publishAt: null },
      brandName: '慢物',
    });
  });

  it('pages without a gap', async () => {
    await shop.services.db.transact(async (tx) => {
      await tx
        .updateTable('products')
        .set({ updated_at: new Date('2026-01-01T00:00:00Z') })
        .where('id', '=', pot.id)
        .execute();
    });
    for (let no = 0; no < 52; no += 1) await makeProduct(shop.services.db, { title: `慢物 茶杯 ${no}` });
    const first = await list({ categoryId: 'home' });
    expect(first.items).toHaveLength(50);
    const second = await list({ categoryId: 'home', cursor: first.nextCursor! });
    const all = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    expect(all.at(-1)).toBe(pot.id);
    const whole = await list({ cursor: (await list({})).nextCursor! });
    expect(whole.items.at(-1)?.id).toBe(pot.id);
  });
});
