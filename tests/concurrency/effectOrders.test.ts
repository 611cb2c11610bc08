import { errorCodes, SUCCESS_CODE } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settleEffects } from '../../apps/server/src/jobs/settleEffects.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeCrowd, must } from '../support/makeBuyer.ts';
import { type MadeOrder, makeOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import {
  commissionOf,
  earn,
  makeEarning,
  makePromoter,
  type Promoter,
  settleLater,
  visitorIn,
} from '../support/promote.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

// Fifty at once on a busy machine take their time.
vi.setConfig({ testTimeout: 120_000 });

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const balance = async ({ client }: Promoter) =>
  must<{ availableFen: number }>(await client.call('walletGet')).availableFen;
/** As browsers do it: a busy shop gets the same request again. */
async function press(promoter: Promoter, amountFen: number, key = newId()): Promise<number> {
  const headers = { 'Idempotency-Key': key };
  const { code } = await promoter.client.call('payoutCreate', { body: { amountFen }, headers });
  return code === errorCodes.UNAVAILABLE.code ? await press(promoter, amountFen, key) : code;
}

it('fifty presses are one payout', async () => {
  const promoter = await makePromoter(shop);
  for (const commissionFen of [1645, 632, 3594]) await earn(shop, promoter, { commissionFen });
  const codes = await times(50, () => press(promoter, 5871));
  // All others are told that nothing is left: none fails.
  expect(codes.filter((code) => code === SUCCESS_CODE)).toHaveLength(1);
  expect(codes.filter((code) => code === errorCodes.PAYOUT_CHANGED.code)).toHaveLength(49);
  expect([await balance(promoter), await commissionOf(shop, promoter.userId)]).toEqual([5871, [0, 0]]);
});

it('presses and refunds of the same commission at once: what is refunded is either not paid out, or owed', async () => {
  const play = playAfterSales(shop);
  const promoter = await makePromoter(shop);
  const buyer = createShopClient(shop, { roaming: true });
  const orders: MadeOrder[] = [];
  for (let index = 0; index < 4; index += 1) {
    orders.push(await earn(shop, promoter, { commissionFen: 2000, state: 'settling', buyer }));
  }
  await settleLater(shop);
  await play.staff();
  const asked = await Promise.all(
    orders.slice(0, 2).map(async (order) => {
      const { totalFen } = must<{ totalFen: number }>(await play.preview(buyer, order));
      return must<{ id: string }>(await play.apply(buyer, order, { totalFen }));
    }),
  );
  await Promise.all([
    ...asked.map((one) => play.decide('staffAfterSaleApprove', one)),
    ...[8000, 6000, 4000].map((amountFen) => press(promoter, amountFen)),
    settleEffects(shop.services),
  ]);
  const sums = must<{ payable: { amountFen: number }; debtFen: number }>(await promoter.client.call('effectOrderSums'));
  // Two of four are left, wherever they are.
  expect((await balance(promoter)) + sums.payable.amountFen - sums.debtFen).toBe(4000);
});

it('many who buy through one promoter at once each bring their commission', async () => {
  const promoter = await makePromoter(shop);
  const { skuId } = await makeEarning(shop, { rateBp: 1000, priceFen: 10_000, pieces: 100 });
  const crowd = await makeCrowd(shop, 20, { balanceFen: 20_000 });
  await Promise.all(crowd.map(({ client }) => visitorIn(client).click(promoter)));
  await Promise.all(
    crowd.map(async (buyer) => {
      const order = await buyer.ordered({ lines: [{ skuId, quantity: 1 }] });
      must(await buyer.payByBalance(order.id));
    }),
  );
  expect(await commissionOf(shop, promoter.userId)).toEqual([20_000, 0]);
});

it('two people who buy through each other’s links, pay out and refund at once never wait in a circle', async () => {
  const play = playAfterSales(shop);
  await play.staff();
  const [ann, ben] = [await makePromoter(shop), await makePromoter(shop)];
  const door = (detail: string) => ({ recipient: '周舟', phoneNumber: '13900001111', divisionCode: '330106', detail });
  must(await ann.client.call('addressCreate', { body: { ...door('湖滨路 1 号'), phoneNumber: '13900001112' } }));
  must(await ben.client.call('addressCreate', { body: door('天目山路 2 号') }));
  must(await visitorIn(ann.client).click(ben));
  must(await visitorIn(ben.client).click(ann));
  const { skuId } = await makeEarning(shop, { rateBp: 1000, priceFen: 20_000, pieces: 500 });
  const lines = [{ skuId, quantity: 1 }];
  const complete = (client: ShopClient) => makeOrder(shop, client, { lines, state: 'completed' });
  for (let round = 0; round < 2; round += 1) {
    const [ofAnn, ofBen] = [await complete(ann.client), await complete(ben.client)];
    await settleLater(shop);
    const refund = async (client: ShopClient, order: MadeOrder) => {
      const { totalFen } = must<{ totalFen: number }>(await play.preview(client, order));
      const { id } = must<{ id: string }>(await play.apply(client, order, { totalFen }));
      must(await play.decide('staffAfterSaleApprove', { id }));
    };
    const payable = async ({ client }: Promoter) =>
      must<{ amountFen: number }>(await client.call('payoutPreview')).amountFen;
    const [annFen, benFen] = [await payable(ann), await payable(ben)];
    await Promise.all([
      refund(ann.client, ofAnn),
      refund(ben.client, ofBen),
      press(ann, Math.max(1000, annFen)),
      press(ben, Math.max(1000, benFen)),
      makeOrder(shop, ann.client, { lines, state: 'paid' }),
      makeOrder(shop, ben.client, { lines, state: 'paid' }),
    ]);
  }
  expect(await countDeadlocks(shop)).toBe(0);
});
