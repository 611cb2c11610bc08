import { afterAll, beforeAll, expect, it } from 'vitest';
import { askDuePayments } from '../../apps/server/src/jobs/askDuePayments.ts';
import { sendDueRefunds } from '../../apps/server/src/jobs/sendDueRefunds.ts';
import { makeCrowd } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makeProduct, type MadeProduct } from '../support/makeProduct.ts';
import { createModelShopper } from '../support/orderModel.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.sandbox.post('/control/pay/faults', { drop: true, refundDelayMs: 0 });
});
afterAll(() => shop.stop());

// `pnpm drills orders` does it for ten minutes, with kill -9.
it('shoppers who do everything at random and at once find the shop as they believe it to be', async () => {
  const { db } = shop.services;
  const products: MadeProduct[] = [];
  for (const priceFen of [2900, 9900, 16_800, 39_900]) products.push(await makeProduct(db, { priceFen, pieces: 40 }));
  const couponIds = await Promise.all(
    [1, 2, 3].map((n) => makeCoupon(shop, { name: `满 99 减 ${n}`, thresholdFen: 9900, offFen: n * 100 })),
  );
  const wish = { balanceFen: 300_000, integral: 5000 };
  const crowd = await makeCrowd(shop, 6, wish);
  const begun = await Promise.all(crowd.map(async ({ client }) => (await client.call('walletGet')).data));
  const shoppers = crowd.map((buyer, index) =>
    createModelShopper(buyer, {
      skuIds: products.flatMap(({ skuIds }) => skuIds),
      couponIds,
      balanceFen: (begun[index] as { availableFen: number }).availableFen,
      integral: wish.integral,
      async confirmWechat(outTradeNo) {
        const trade = await shop.sandbox.post('/control/pay/confirm', { gateway: 'wechat', outTradeNo });
        return (trade as { state?: string }).state === 'paid';
      },
    }),
  );
  await Promise.all(
    shoppers.map(async (shopper) => {
      for (let steps = 0; steps < 35; steps += 1) await shopper.step();
      while (shopper.hasUnknown()) await shopper.step();
    }),
  );
  // No callback ever came: payments at the gateway are found by asking.
  shop.advance(30_000);
  await askDuePayments(shop.services);
  await sendDueRefunds(shop.services);
  for (const shopper of shoppers) expect(await shopper.differences()).toEqual([]);
  expect(shoppers.reduce((sum, shopper) => sum + shopper.acknowledged(), 0)).toBeGreaterThan(20);
  expect(await shop.broken()).toEqual([]);
});
