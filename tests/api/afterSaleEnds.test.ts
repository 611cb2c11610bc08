import { DAY_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelForgottenReturns } from '../../apps/server/src/jobs/cancelForgottenReturns.ts';
import type { ShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
let buyer: ShopClient;
beforeAll(async () => {
  // A signed-in page outlives the days that pass here.
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: String(60 * 24 * 3600) });
  play = playAfterSales(shop);
  buyer = await play.newBuyer();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

it('goods that nobody would buy do not go on sale again', async () => {
  const { skuId } = await play.newSku({ priceFen: 5000, pieces: 10 });
  const order = await makeOrder(shop, buyer, { state: 'sent', lines: [{ skuId, quantity: 2 }] });
  const asked = await makeAfterSale(shop, buyer, { order, lines: [{ lineId: order.lines[0]?.id ?? '', pieces: 1 }] });
  await play.decide('staffAfterSaleApprove', asked);
  const staff = await play.staff();
  const body = { note: '壶嘴碎了', isSellable: false };
  const received = await staff.call('staffAfterSaleReceive', { params: { id: asked.id }, body });
  expect(received.data).toMatchObject({ state: 'refunded', totalFen: 5000 });
  expect(await play.stock(skuId)).toMatchObject({ on_hand: 8, reserved: 0, sold: 2 });
});

it('a return that nobody sends is given up after 15 days, and can be asked for again', async () => {
  const { skuId } = await play.newSku({ priceFen: 5000, pieces: 10 });
  const order = await makeOrder(shop, buyer, { state: 'sent', lines: [{ skuId, quantity: 1 }] });
  const asked = await makeAfterSale(shop, buyer, { order });
  await play.decide('staffAfterSaleApprove', asked);
  shop.advance(15 * DAY_MS - 60_000);
  await cancelForgottenReturns(shop.services);
  expect((await play.get(buyer, asked)).state).toBe('awaitingReturn');
  shop.advance(120_000);
  await cancelForgottenReturns(shop.services);
  expect(await play.get(buyer, asked)).toMatchObject({ state: 'cancelled', canCancel: false });
  expect((await play.get(buyer, asked)).history.at(-1)).toMatchObject({
    by: 'shop',
    note: '超过时间没有寄回，已自动撤回',
  });
  expect(await makeAfterSale(shop, buyer, { order })).toMatchObject({ state: 'applied', totalFen: 5000 });
});
