import { setTimeout as pause } from 'node:timers/promises';
import { makeCrowd } from '../../support/makeBuyer.ts';
import { makeCoupon } from '../../support/makeCoupon.ts';
import { makeProduct, type MadeProduct } from '../../support/makeProduct.ts';
import { createModelShopper, type ModelShopper } from '../../support/orderModel.ts';
import type { Drill } from '../Drill.ts';
import type { DrillShop } from '../startDrillShop.ts';
import { sweptUntil } from '../sweptUntil.ts';
import { until } from '../until.ts';

/** Ten minutes, unless DRILL_SECONDS says otherwise. */
const SECONDS = Number(process.env['DRILL_SECONDS'] ?? 600);
const BALANCE_FEN = 500_000;
const INTEGRAL = 50_000;

/**
 * Shoppers with carts, coupons, orders, payments, closes and refunds, at random and in parallel, while api and worker are killed
 * in turn every five seconds. Each shopper remembers what was acknowledged; in the end the shop must agree.
 */
export const killUnderOrders: Drill = async (shop, effort) => {
  const [seconds, killEveryMs] = [effort(SECONDS, 2), effort(5000, 800)];
  await shop.sandbox.post('/control/pay/reset', {});
  const shoppers = await createShoppers(shop, effort(12, 3));
  const end = performance.now() + seconds * 1000;
  let kills = 0;
  const outages: number[] = [];
  const killing = async (): Promise<void> => {
    while (performance.now() < end) {
      await pause(killEveryMs);
      outages.push(await shop.killAndRestart(kills % 2 === 0 ? 'api' : 'worker'));
      kills += 1;
    }
  };
  let steps = 0;
  await Promise.all([
    killing(),
    ...shoppers.map(async (shopper) => {
      while (performance.now() < end) {
        await shopper.step();
        steps += 1;
      }
    }),
  ]);
  const known = await until(async () => {
    for (const shopper of shoppers) while (shopper.hasUnknown()) await shopper.step();
    return true;
  }, 60);
  let wrong: string[] = [];
  // A payment at the gateway may still be on its way here.
  const isAsBelieved = async () => {
    wrong = (await Promise.all(shoppers.map((shopper) => shopper.differences()))).flat();
    return wrong.length === 0;
  };
  const settled = await until(sweptUntil(shop, effort, isAsBelieved), 120);
  const broken = await shop.broken();
  const sum = (of: (shopper: ModelShopper) => number): number =>
    shoppers.reduce((total, shopper) => total + of(shopper), 0);
  return {
    name: 'orders under kill -9 of api and worker',
    done: `${seconds} s of ${shoppers.length} shoppers, ${kills} kills`,
    figures: {
      steps,
      'orders acknowledged': sum((shopper) => shopper.acknowledged()),
      'calls unknown at first': sum((shopper) => shopper.everUnknown()),
      'longest outage s': Number((Math.max(0, ...outages) / 1000).toFixed(1)),
      'known after s': known,
      'as believed after s': settled,
      differences: wrong.length,
      broken: broken.length,
      ...(wrong[0] ? { first: wrong[0] } : {}),
      ...(broken[0] ? { invariant: broken[0] } : {}),
    },
    pass: wrong.length === 0 && broken.length === 0,
  };
};

async function createShoppers(shop: DrillShop, size: number): Promise<ModelShopper[]> {
  const { services } = shop;
  const products: MadeProduct[] = [];
  for (const [index, priceFen] of [1900, 2900, 9900, 12_900, 16_800, 39_900].entries()) {
    // Some run out, some do not.
    products.push(await makeProduct(services.db, { priceFen, pieces: index % 2 === 0 ? 200 : 1_000_000 }));
  }
  const couponIds = await Promise.all(
    [1, 2, 3, 4, 5].map((n) =>
      makeCoupon(shop, { name: `满 99 减 ${n}`, thresholdFen: 9900, offFen: n * 100, perUserLimit: 100 }),
    ),
  );
  const crowd = await makeCrowd(shop, size, { balanceFen: BALANCE_FEN, integral: INTEGRAL });
  return await Promise.all(
    crowd.map(async (buyer) => {
      const { data } = await buyer.client.call('walletGet');
      return createModelShopper(buyer, {
        skuIds: products.flatMap(({ skuIds }) => skuIds),
        couponIds,
        balanceFen: (data as { availableFen: number }).availableFen,
        integral: INTEGRAL,
        async confirmWechat(outTradeNo) {
          const trade = (await shop.sandbox.post('/control/pay/confirm', { gateway: 'wechat', outTradeNo })) as {
            state?: string;
          };
          return trade.state === 'paid';
        },
      });
    }),
  );
}
