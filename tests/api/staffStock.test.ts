import { errorCodes, type StaffProduct } from '@jiwu/contract';
import { DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countOutlooks } from '../../apps/server/src/jobs/countOutlooks.ts';
import { makeDraft, publish, skuWish } from '../support/draftOf.ts';
import { act, auditOf, done } from '../support/goodsStaff.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let goods: StaffClient;
let buyer: ShopClient;
beforeAll(async () => {
  shop = await startTestShop();
  goods = await signInStaff(shop, ['goods']);
  buyer = createShopClient(shop, { roaming: true });
  await buyer.register();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

interface Figures {
  skuId: string;
  onHand: number;
  available: number;
  costHundredths: number | null;
}

const code = (name: keyof typeof errorCodes) => errorCodes[name].code;
const intake = (lines: unknown[], by = goods) => act(by, 'staffStockIntake', { body: { lines, note: '采购 PO-1' } });
const count = (lines: unknown[]) => act(goods, 'staffStockCount', { body: { lines, note: '外箱压坏' } });
const items = (reply: Awaited<ReturnType<typeof act>>) => must<{ id: string; items: Figures[] }>(reply).items;
const costOf = async (by: StaffClient, productId: string) =>
  must<StaffProduct>(await by.call('staffProductGet', { params: { id: productId } }));

async function made(pieces = 0) {
  const { id, skuIds } = await makeProduct(shop.services.db, { pieces });
  return { productId: id, skuId: skuIds[0]! };
}

describe('a delivery', () => {
  it('adds pieces, and what a piece costs is the moving average', async () => {
    const sku = await made();
    expect(items(await intake([{ ...sku, pieces: 10, unitCostFen: 268 }]))).toEqual([
      { skuId: sku.skuId, onHand: 10, reserved: 0, available: 10, costHundredths: 26_800 },
    ]);
    const input = {
      body: { lines: [{ ...sku, pieces: 5, unitCostFen: 301 }], note: '采购 PO-2' },
      headers: { 'Idempotency-Key': newId() },
    };
    const first = must(await goods.call('staffStockIntake', input));
    expect(must(await goods.call('staffStockIntake', input))).toEqual(first);
    const second = (first as { id: string; items: Figures[] }).items[0]!;
    // (10 × 268 + 5 × 301) / 15 = 279 fen
    expect(second).toMatchObject({ onHand: 15, costHundredths: 27_900 });
    const history = must<{ items: { no: number; pieces: number; afterHundredths: number; note: string }[] }>(
      await goods.call('staffSkuCosts', { params: { id: sku.skuId } }),
    );
    expect(history.items).toEqual([
      expect.objectContaining({ no: 2, pieces: 5, afterHundredths: 27_900, note: '采购 PO-2', byName: '测试员工' }),
      expect.objectContaining({ no: 1, pieces: 10, afterHundredths: 26_800, note: '采购 PO-1' }),
    ]);
    const page = must<{ skus: { available: number }[] }>(
      await buyer.call('productDetail', { query: `id=${sku.productId}` }),
    );
    expect(page.skus[0]?.available).toBe(15);
    expect(await auditOf(shop, (first as { id: string }).id)).toEqual([
      expect.objectContaining({
        action: 'stock.intake',
        before: { lines: [{ skuId: sku.skuId, onHand: 10 }] },
        after: { note: '采购 PO-2', lines: [{ skuId: sku.skuId, pieces: 5, unitCostFen: 301 }] },
      }),
    ]);
  });

  it('of several SKUs comes whole or not at all', async () => {
    const known = await made();
    const unknown = { productId: known.productId, skuId: newId() };
    const refused = await intake([
      { ...known, pieces: 1, unitCostFen: 1 },
      { ...unknown, pieces: 1, unitCostFen: 1 },
    ]);
    expect(refused.status).toBe(404);
    const elsewhere = { ...known, productId: (await made()).productId };
    expect((await intake([{ ...elsewhere, pieces: 1, unitCostFen: 1 }])).status).toBe(404);
    expect((await intake([{ ...known, pieces: 0, unitCostFen: 1 }])).status).toBe(400);
    const twice = { ...known, pieces: 1, unitCostFen: 1 };
    expect((await intake([twice, twice])).status).toBe(400);
    expect(items(await count([{ skuId: known.skuId, expected: 0, counted: 0 }]))[0]?.onHand).toBe(0);
  });

  it('may come before the product is published; nobody sees it until then', async () => {
    const draft = await makeDraft(goods, { skus: [skuWish({ code: 'EARLY-1' })] });
    const line = { productId: draft.id, skuId: draft.draft!.body.skus[0]!.id, pieces: 7, unitCostFen: 500 };
    expect(items(await intake([line]))[0]).toMatchObject({ onHand: 7 });
    expect((await buyer.call('productDetail', { query: `id=${draft.id}` })).status).toBe(404);
    const discard = await act(goods, 'staffProductDiscard', {
      params: { id: draft.id },
      body: { version: draft.version },
    });
    expect(discard.code).toBe(code('PRODUCT_HAS_STOCK'));
    await publish(goods, draft);
    await expect
      .poll(async () => (await buyer.call('productDetail', { query: `id=${draft.id}` })).data, { timeout: 5000 })
      .toMatchObject({ skus: [{ available: 7, code: 'EARLY-1' }] });
    const unwritten = await makeDraft(goods, { skus: [skuWish({ priceFen: null })] });
    const early = { productId: unwritten.id, skuId: unwritten.draft!.body.skus[0]!.id, pieces: 1, unitCostFen: 1 };
    expect((await intake([early])).code).toBe(code('SKU_NOT_WRITTEN'));
  });
});

describe('a count', () => {
  it('sets what is there, with a reason; not when pieces moved since, nor below what orders hold', async () => {
    const { skuId } = await made(10);
    const line = (expected: number, counted: number) => ({ skuId, expected, counted });
    expect(items(await count([line(10, 8)]))[0]).toMatchObject({ onHand: 8, available: 8 });
    expect(await count([line(10, 8)])).toMatchObject({
      status: 409,
      code: code('STOCK_MOVED'),
      data: { figures: [{ skuId, onHand: 8 }] },
    });
    await makeOrder(shop, buyer, { lines: [{ skuId, quantity: 5 }] });
    expect((await count([line(8, 4)])).code).toBe(code('STOCK_SHORT'));
    expect(items(await count([line(8, 5)]))[0]).toMatchObject({ onHand: 5, available: 0 });
    const { items: movements } = must<{
      items: { kind: string; onHandDelta: number; onHand: number; reserved: number; deed: unknown }[];
    }>(await goods.call('staffStockMovements', { params: { id: skuId } }));
    expect(movements.map(({ kind, onHandDelta, onHand, reserved }) => [kind, onHandDelta, onHand, reserved])).toEqual([
      ['correction', -3, 5, 5],
      ['reserve', 0, 8, 5],
      ['correction', -2, 8, 0],
      ['intake', 10, 10, 0],
    ]);
    expect(movements[0]?.deed).toEqual({ byName: '测试员工', note: '外箱压坏' });
    expect(movements[1]?.deed).toBeNull();
  });

  it('leaves a list of movements that pages with the right figures', async () => {
    const { skuId } = await made(1);
    for (let no = 1; no < 54; no += 1) must(await count([{ skuId, expected: no, counted: no + 1 }]));
    const read = async (cursor?: string) =>
      must<{ items: { onHand: number }[]; nextCursor: string | null }>(
        await goods.call('staffStockMovements', { params: { id: skuId }, query: cursor ? `cursor=${cursor}` : '' }),
      );
    const first = await read();
    const second = await read(first.nextCursor!);
    expect([...first.items, ...second.items].map(({ onHand }) => onHand)).toEqual(
      Array.from({ length: 54 }, (_, no) => 54 - no),
    );
    expect(second.nextCursor).toBeNull();
  });
});

describe('what goods cost', () => {
  it('is seen by goods, marketing, finance and administrators only', async () => {
    const sku = await made();
    must(await intake([{ ...sku, pieces: 3, unitCostFen: 100 }]));
    for (const [role, sees] of [
      ['goods', true],
      ['marketing', true],
      ['admin', true],
      ['orders', false],
      ['content', false],
    ] as const) {
      const product = await costOf(await signInStaff(shop, [role]), sku.productId);
      expect(product.seesCost, role).toBe(sees);
      expect(product.skus[0]?.costHundredths, role).toBe(sees ? 10_000 : null);
    }
    const status = async (role: 'finance' | 'orders' | 'content' | 'marketing') =>
      (await (await signInStaff(shop, [role])).call('staffSkuCosts', { params: { id: sku.skuId } })).status;
    expect([
      await status('finance'),
      await status('marketing'),
      await status('orders'),
      await status('content'),
    ]).toEqual([200, 200, 404, 404]);
  });

  it('is put right with a reason, by who saw what it is', async () => {
    const sku = await made();
    must(await intake([{ ...sku, pieces: 3, unitCostFen: 26_800 }]));
    const correct = (expectedHundredths: number | null) =>
      act(goods, 'staffSkuCostCorrect', {
        params: { id: sku.skuId },
        body: { expectedHundredths, costHundredths: 26_800, note: '多写了两个零' },
      });
    expect((await correct(1)).code).toBe(code('COST_CHANGED'));
    expect(
      await done(goods, 'staffSkuCostCorrect', {
        params: { id: sku.skuId },
        body: { expectedHundredths: 2_680_000, costHundredths: 26_800, note: '多写了两个零' },
      }),
    ).toEqual({ costHundredths: 26_800 });
    expect((await auditOf(shop, sku.skuId))[0]).toMatchObject({
      before: { costHundredths: 2_680_000 },
      after: { costHundredths: 26_800 },
    });
  });
});

describe('the list of what runs short', () => {
  it('goes by what went out within seven days, and a delivery takes it out at once', async () => {
    const sku = await made(9);
    const lists = async (view: string, words?: string) =>
      must<{ items: { skuId: string; weekSold: number; leftTenths: number | null; available: number }[] }>(
        await goods.call('staffStockList', {
          query: new URLSearchParams({ view, ...(words ? { words } : {}) }).toString(),
        }),
      ).items;
    await makeOrder(shop, buyer, { lines: [{ skuId: sku.skuId, quantity: 7 }], state: 'sent' });
    await countOutlooks(shop.services);
    // 7 in 7 days, 2 left: two days.
    expect(await lists('short')).toEqual([
      expect.objectContaining({ skuId: sku.skuId, weekSold: 7, leftTenths: 20, available: 2 }),
    ]);
    must(await intake([{ ...sku, pieces: 1, unitCostFen: 1 }]));
    expect(await lists('short')).toEqual([]);
    const [row] = await lists('found', (await costOf(goods, sku.productId)).live!.skus[0]!.code);
    expect(row).toMatchObject({ skuId: sku.skuId, leftTenths: 30, available: 3 });
    expect((await goods.call('staffStockList', { query: 'view=found' })).status).toBe(400);
    shop.advance(8 * DAY_MS);
    goods = await signInStaff(shop, ['goods']);
    await countOutlooks(shop.services);
    const [later] = await lists('found', (await costOf(goods, sku.productId)).live!.skus[0]!.code);
    expect(later).toMatchObject({ weekSold: 0, leftTenths: null });
    expect((await (await signInStaff(shop, ['orders'])).call('staffStockList')).status).toBe(404);
  });
});
