import type { Answer, integralEndpoints } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ageOrder } from '../support/ageOrder.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Level = Answer<(typeof integralEndpoints)['levelGet']>;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

it('orders of one user that are completed and refunded at once, on different days, all count', async () => {
  const play = playAfterSales(shop);
  const client = await play.newBuyer();
  const { skuId } = await play.newSku({ priceFen: 20_000, pieces: 100 });
  const lines = [{ skuId, quantity: 1 }];
  const asked = [];
  for (let days = 1; days <= 6; days += 1) {
    const order = await makeOrder(shop, client, { state: 'completed', lines });
    asked.push(await makeAfterSale(shop, client, { order, kind: 'refundOnly', reason: 'damaged' }));
    await shop.services.db.transact((tx) => ageOrder(tx, order, days));
  }
  const sent = [];
  for (let count = 1; count <= 6; count += 1) sent.push(await makeOrder(shop, client, { state: 'sent', lines }));
  expect(must<Level>(await client.call('levelGet'))).toMatchObject({ level: '银卡会员', spentFen: 120_000 });
  await play.staff();
  const replies = await Promise.all([
    ...sent.map(({ id }) => client.call('orderReceive', { params: { id }, body: {} })),
    ...asked.slice(0, 5).map((one) => play.decide('staffAfterSaleApprove', one)),
  ]);
  for (const reply of replies) must(reply);
  expect(must<Level>(await client.call('levelGet'))).toMatchObject({ level: '银卡会员', spentFen: 140_000 });
});
