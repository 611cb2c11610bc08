import { type Answer, errorCodes, type OrderRow, type staffGroupPurchaseEndpoints } from '@jiwu/contract';
import { HOUR_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { makeCrowd, must } from '../support/makeBuyer.ts';
import { orderSeat, type SeatAnswer, wishSeat } from '../support/makeGroup.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let marketing: StaffClient;
let product: MadeProduct;
beforeAll(async () => {
  shop = await startTestShop();
  marketing = await signInStaff(shop, ['marketing']);
  product = await makeProduct(shop.services.db, {
    vipPriceFen: 14_900,
    options: [{ name: '颜色', values: ['云灰', '米白'].map((value) => ({ value, swatch: null, pictureId: null })) }],
    skus: [{ optionValues: ['云灰'] }, { optionValues: ['米白'] }],
  });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const code = (name: keyof typeof errorCodes) => errorCodes[name].code;
const at = (hours: number) => new Date(shop.services.clock().getTime() + hours * HOUR_MS).toISOString();
const terms = (change: Record<string, unknown> = {}) => ({
  productId: product.id,
  skus: product.skuIds.map((skuId) => ({ skuId, priceFen: 12_900, leaderPriceFen: null as number | null })),
  size: 3,
  startsAt: at(1),
  endsAt: at(48),
  limitPerUser: 2,
  totalPieces: 50 as number | null,
  ...change,
});
const create = (body: unknown, by = marketing) =>
  by.call('staffGroupCampaignCreate', { body, headers: { 'Idempotency-Key': newId() } });
const change = (id: string, body: unknown) => marketing.call('staffGroupCampaignChange', { params: { id }, body });
const end = (id: string, version: number) =>
  marketing.call('staffGroupCampaignEnd', { params: { id }, body: { version } });
const list = async (by = marketing) =>
  must<Answer<(typeof staffGroupPurchaseEndpoints)['staffGroupCampaignList']>>(await by.call('staffGroupCampaignList'));
const audited = async (id: string) =>
  (
    await shop.services.db.read
      .selectFrom('audit_rows')
      .select('action')
      .where('target_id', '=', id)
      .orderBy('at')
      .execute()
  ).map(({ action }) => action);

it('is for marketing alone; customer service sees the list', async () => {
  const orders = await signInStaff(shop, ['orders']);
  expect((await create(terms(), orders)).status).toBe(404);
  expect((await list(orders)).items).toEqual([]);
  const goods = await signInStaff(shop, ['goods']);
  expect((await goods.call('staffGroupCampaignList')).status).toBe(404);
  const guest = createShopClient(shop, { roaming: true });
  expect((await guest.call('staffGroupCampaignCreate', { body: terms() })).status).toBe(401);
});

it('refuses prices that are not below the ordinary and the VIP price, foreign SKUs and times that cannot be', async () => {
  const [skuId] = product.skuIds;
  const priced = (priceFen: number, leaderPriceFen: number | null = null) =>
    create(terms({ skus: [{ skuId, priceFen, leaderPriceFen }] }));
  expect((await priced(14_900)).code).toBe(code('GROUP_PRICE_TOO_HIGH'));
  expect((await priced(12_900, 13_000)).code).toBe(code('GROUP_PRICE_TOO_HIGH'));
  const other = await makeProduct(shop.services.db);
  const foreign = [{ skuId: other.skuIds[0], priceFen: 100, leaderPriceFen: null }];
  expect((await create(terms({ skus: foreign }))).code).toBe(code('GOODS_UNKNOWN'));
  // A business that may buy two pays the tier of two.
  await shop.services.db.transact((tx) =>
    tx
      .insertInto('sku_wholesale_tiers')
      .values({ sku_id: other.skuIds[0] ?? '', min_quantity: 2, price_fen: 13_000 })
      .execute(),
  );
  const tiered = { productId: other.id, skus: [{ ...foreign[0], priceFen: 13_000 }], endsAt: at(2) };
  expect((await create(terms(tiered))).code).toBe(code('GROUP_PRICE_TOO_HIGH'));
  const single = must<{ id: string }>(await create(terms({ ...tiered, limitPerUser: 1 })));
  must(await end(single.id, 1));
  expect((await create(terms({ endsAt: at(0.5) }))).code).toBe(code('GROUP_CAMPAIGN_TIMES'));
  expect((await create(terms({ startsAt: at(-2), endsAt: at(-1) }))).code).toBe(code('GROUP_CAMPAIGN_TIMES'));
  for (const wrong of [{ size: 1 }, { size: 11 }, { skus: [] }, { limitPerUser: 0 }, { more: 1 }, { totalPieces: 0 }]) {
    expect((await create(terms(wrong))).status, JSON.stringify(wrong)).toBe(400);
  }
});

it('is changed before it begins, widened after, and ended; each step is in the audit log', async () => {
  const { id, version } = must<{ id: string; version: number }>(await create(terms()));
  expect((await create(terms({ startsAt: at(10) }))).code).toBe(code('GROUP_CAMPAIGN_OVERLAP'));
  const cheaper = terms({ skus: [{ skuId: product.skuIds[0], priceFen: 11_900, leaderPriceFen: 10_900 }], size: 2 });
  const wider = { ...cheaper, startsAt: at(0.0001) };
  expect(must(await change(id, { ...wider, version }))).toEqual({ version: 2 });
  expect((await change(id, { ...wider, version })).code).toBe(code('GROUP_CAMPAIGN_CHANGED'));
  expect((await change(newId(), { ...wider, version })).status).toBe(404);
  shop.advance(1000);
  const [shown] = (await list()).items;
  expect(shown).toMatchObject({
    id,
    version: 2,
    state: 'running',
    size: 2,
    pieces: 0,
    groups: { open: 0, full: 0, failed: 0 },
  });
  expect((await change(id, { ...wider, size: 3, version: 2 })).code).toBe(code('GROUP_CAMPAIGN_BEGUN'));
  expect((await change(id, { ...wider, limitPerUser: 1, version: 2 })).code).toBe(code('GROUP_CAMPAIGN_BEGUN'));
  expect((await change(id, { ...wider, totalPieces: 49, version: 2 })).code).toBe(code('GROUP_CAMPAIGN_BEGUN'));
  const more = { ...wider, limitPerUser: 5, totalPieces: null, endsAt: at(72), version: 2 };
  expect(must(await change(id, more))).toEqual({ version: 3 });

  // An order that was made while it ran may still open its group.
  const [buyer] = await makeCrowd(shop, 1, { balanceFen: 100_000 });
  if (!buyer) throw new Error('no buyer');
  const seat = must<SeatAnswer>(await wishSeat(buyer, { campaignId: id }));
  const order = must<OrderRow>(await orderSeat(buyer, { seatId: seat.id, skuId: product.skuIds[0] ?? '' }));
  expect(order.payFen).toBe(10_900);
  must(await end(id, 3));
  expect((await end(id, 4)).code).toBe(code('GROUP_CAMPAIGN_OVER'));
  expect((await change(id, { ...more, version: 4 })).code).toBe(code('GROUP_CAMPAIGN_OVER'));
  expect(must<OrderRow>(await buyer.payByBalance(order.id)).state).toBe('awaitingGroup');
  expect((await list()).items[0]).toMatchObject({ state: 'over', pieces: 1, groups: { open: 1 } });
  expect(await audited(id)).toEqual([
    'groupCampaign.create',
    'groupCampaign.change',
    'groupCampaign.change',
    'groupCampaign.end',
  ]);
});

it('one that has not begun is taken back', async () => {
  const { id } = must<{ id: string }>(await create(terms({ startsAt: at(80), endsAt: at(90) })));
  must(await end(id, 1));
  expect((await list()).items.map((item) => item.id)).not.toContain(id);
  expect((await end(id, 1)).status).toBe(404);
});
