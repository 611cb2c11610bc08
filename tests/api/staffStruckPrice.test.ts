import type { StaffProduct } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { publish, sentBack } from '../support/draftOf.ts';
import { act } from '../support/goodsStaff.ts';
import { makeCrowd, must } from '../support/makeBuyer.ts';
import { makeDeal, buyDeal, letItBeNoon } from '../support/makeDeal.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { makeVip } from '../support/makeVip.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let goods: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  letItBeNoon(shop);
  goods = await signInStaff(shop, ['goods']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const get = async (id: string) => must<StaffProduct>(await goods.call('staffProductGet', { params: { id } }));

async function priced(id: string, prices: { priceFen: number; marketPriceFen: number | null }): Promise<StaffProduct> {
  const product = await get(id);
  const live = sentBack(product.live!);
  const draft = { ...live, skus: live.skus.map((sku) => ({ ...sku, vipPriceFen: null, ...prices })) };
  return must(await act(goods, 'staffProductSave', { params: { id }, body: { draft, version: product.version } }));
}
const problems = (product: StaffProduct) => product.problems.map(({ kind, suggestion }) => [kind, suggestion]);

it('is the lowest deal of seven days: ordinary prices count, those of VIPs do not', async () => {
  const product = await makeProduct(shop.services.db, { priceFen: 16_800, vipPriceFen: 15_000 });
  const [buyer, vip] = await makeCrowd(shop, 2, { balanceFen: 100_000 });
  expect((await get(product.id)).skus[0]?.lowestDealFen).toBeNull();
  expect(problems(await priced(product.id, { priceFen: 12_000, marketPriceFen: 16_800 }))).toEqual([
    ['marketNotDeal', null],
  ]);
  await makeVip(shop, vip!.client);
  for (const who of [vip!, buyer!]) {
    const order = await who.ordered({ lines: [{ skuId: product.skuIds[0]!, quantity: 1 }] });
    must(await who.payByBalance(order.id));
    expect((await get(product.id)).skus[0]?.lowestDealFen).toBe(who === vip ? null : 16_800);
  }
  // Neither a price that nobody paid, nor one that is not above the new one.
  expect(problems(await priced(product.id, { priceFen: 12_000, marketPriceFen: 16_900 }))).toEqual([
    ['marketNotDeal', '16800'],
  ]);
  expect(problems(await priced(product.id, { priceFen: 16_800, marketPriceFen: 16_800 }))).toEqual([
    ['marketNotAbove', null],
  ]);
  const ready = await priced(product.id, { priceFen: 12_000, marketPriceFen: 16_800 });
  expect(problems(ready)).toEqual([]);
  await publish(goods, ready);
  const page = must<{ skus: { marketPriceFen: number }[] }>(
    await createShopClient(shop, { roaming: true }).call('productDetail', { query: `id=${product.id}` }),
  );
  expect(page.skus[0]?.marketPriceFen).toBe(16_800);
});

it('stays as long as the price does, and needs a new proof when that changes', async () => {
  const product = await makeProduct(shop.services.db, { priceFen: 9_000 });
  const [buyer] = await makeCrowd(shop, 1, { balanceFen: 100_000 });
  const order = await buyer!.ordered({ lines: [{ skuId: product.skuIds[0]!, quantity: 2 }] });
  must(await buyer!.payByBalance(order.id));
  await publish(goods, await priced(product.id, { priceFen: 7_000, marketPriceFen: 9_000 }));
  shop.advance(8 * DAY_MS);
  goods = await signInStaff(shop, ['goods']);
  expect((await get(product.id)).skus[0]?.lowestDealFen).toBeNull();
  expect(problems(await priced(product.id, { priceFen: 7_000, marketPriceFen: 9_000 }))).toEqual([]);
  expect(problems(await priced(product.id, { priceFen: 6_500, marketPriceFen: 9_000 }))).toEqual([
    ['marketNotDeal', null],
  ]);
});

it('counts what was paid for a deal of the day', async () => {
  letItBeNoon(shop);
  goods = await signInStaff(shop, ['goods']);
  const deal = await makeDeal(shop);
  const [buyer] = await makeCrowd(shop, 1, { balanceFen: 100_000 });
  await buyDeal(buyer!, deal);
  const { skus } = await get(deal.product.id);
  expect(skus.find(({ skuId }) => skuId === deal.skuId)?.lowestDealFen).toBe(9_900);
});
