import type { Answer, Contract } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { type MadeOrder, makeOrder, receiveAs, sendOrder } from '../support/makeOrder.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import {
  commissionOf,
  earn,
  effectsOf,
  makeEarning,
  makePromoter,
  type Promoter,
  settleLater,
  visitorIn,
} from '../support/promote.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
let buyer: ShopClient;
let promoter: Promoter;
beforeAll(async () => {
  shop = await startTestShop();
  play = playAfterSales(shop);
  buyer = createShopClient(shop, { roaming: true });
  await buyer.register();
  promoter = await makePromoter(shop);
  must(await visitorIn(buyer).click(promoter));
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** Pending and settled commission. */
const ledger = (userId = promoter.userId) => commissionOf(shop, userId);
/** Gives pieces of the only line back: unsent at once, sent ones by staff. */
async function refund(order: MadeOrder, pieces: number, client = buyer): Promise<void> {
  const lines = [{ lineId: order.lines[0]?.id ?? '', pieces }];
  const { totalFen } = must<{ totalFen: number }>(await play.preview(client, order, { lines }));
  const { id, state } = must<{ id: string; state: string }>(await play.apply(client, order, { lines, totalFen }));
  if (state === 'applied') must(await play.decide('staffAfterSaleApprove', { id }));
}
const bought = async (wish: { priceFen: number; rateBp: number; quantity?: number }, state: 'paid' | 'sent') => {
  const { skuId } = await makeEarning(shop, wish);
  return await makeOrder(shop, buyer, { lines: [{ skuId, quantity: wish.quantity ?? 1 }], state });
};

describe('a commission', () => {
  it('is pending when it is paid, settling when it is received, payable seven days later', async () => {
    const [pendingBefore, settledBefore] = await ledger();
    const order = await bought({ priceFen: 45_900, rateBp: 600 }, 'paid');
    expect(await effectsOf(shop, order.id)).toMatchObject([{ state: 'pending', commission_fen: 2754 }]);
    expect(await ledger()).toEqual([pendingBefore + 2754, settledBefore]);
    await sendOrder(shop, order);
    await receiveAs(buyer, order);
    expect(await effectsOf(shop, order.id)).toMatchObject([{ state: 'settling' }]);
    await settleLater(shop, 7 * DAY_MS - 60_000);
    expect(await effectsOf(shop, order.id)).toMatchObject([{ state: 'settling' }]);
    await settleLater(shop);
    await settleLater(shop);
    expect(await effectsOf(shop, order.id)).toMatchObject([{ state: 'payable' }]);
    expect(await ledger()).toEqual([pendingBefore, settledBefore + 2754]);
  });

  it('is reckoned on what was really paid for the goods: no shipping, coupon or integral', async () => {
    const { skuId } = await makeEarning(shop, { priceFen: 5000, rateBp: 1000 });
    const couponId = await makeCoupon(shop, {});
    const { id } = must<{ id: string }>(await buyer.call('couponClaim', { params: { id: couponId }, body: {} }));
    await play.giveIntegral(buyer, 2000);
    const lines = [{ skuId, quantity: 1 }];
    const order = await makeOrder(shop, buyer, { lines, state: 'paid', coupon: { id }, useIntegral: 'max' });
    const { payFen, shippingFen } = await play.order(order);
    const [line] = await play.lines(order);
    expect(shippingFen).toBeGreaterThan(0);
    expect(line?.payFen).toBe(payFen - shippingFen);
    expect(line?.integralFen).toBeGreaterThan(0);
    const commission = Math.floor(((line?.payFen ?? 0) * 1000 + 5000) / 10_000);
    expect(await effectsOf(shop, order.id)).toMatchObject([{ paid_fen: line?.payFen, commission_fen: commission }]);
  });

  it('waits as long as an after-sale is open, and is settled when it has ended without a refund', async () => {
    const order = await bought({ priceFen: 10_000, rateBp: 1000 }, 'sent');
    await receiveAs(buyer, order);
    const { totalFen } = must<{ totalFen: number }>(await play.preview(buyer, order, { kind: 'returnRefund' }));
    const asked = must<{ id: string }>(await play.apply(buyer, order, { kind: 'returnRefund', totalFen }));
    await settleLater(shop);
    expect(await effectsOf(shop, order.id)).toMatchObject([{ state: 'settling' }]);
    must(await play.decide('staffAfterSaleReject', asked));
    // It was put off by an hour of the sweep's clock.
    await settleLater(shop, 7 * DAY_MS + 2 * 3_600_000);
    expect(await effectsOf(shop, order.id)).toMatchObject([{ state: 'payable', commission_fen: 1000 }]);
  });

  it('of less than half a fen is none', async () => {
    const order = await bought({ priceFen: 4, rateBp: 1000 }, 'paid');
    expect(await effectsOf(shop, order.id)).toEqual([]);
    const more = await bought({ priceFen: 5, rateBp: 1000 }, 'paid');
    expect(await effectsOf(shop, more.id)).toMatchObject([{ commission_fen: 1 }]);
  });
});

describe('a refund', () => {
  it('lowers it part by part, and the last part makes it void, to the fen', async () => {
    const before = await ledger();
    const order = await bought({ priceFen: 3333, rateBp: 770, quantity: 3 }, 'paid');
    const steps = [];
    for (const pieces of [1, 1, 1]) {
      steps.push((await effectsOf(shop, order.id))[0]?.commission_fen);
      await refund(order, pieces);
    }
    const [effect] = await effectsOf(shop, order.id);
    expect([...steps, effect?.commission_fen]).toEqual([770, 513, 257, 0]);
    expect(effect?.state).toBe('void');
    expect(await ledger()).toEqual(before);
  });

  it('after receipt, before the week is over, comes out of what is pending', async () => {
    const before = await ledger();
    const order = await bought({ priceFen: 10_000, rateBp: 1000, quantity: 2 }, 'sent');
    await receiveAs(buyer, order);
    await refund(order, 1);
    expect(await effectsOf(shop, order.id)).toMatchObject([{ state: 'settling', commission_fen: 1000 }]);
    expect(await ledger()).toEqual([before[0] + 1000, before[1]]);
    await settleLater(shop);
    expect(await ledger()).toEqual([before[0], before[1] + 1000]);
  });

  it('of what is payable comes out of what is settled', async () => {
    const order = await earn(shop, promoter, { commissionFen: 3000, buyer });
    const [, settled] = await ledger();
    await refund(order, 1);
    expect(await effectsOf(shop, order.id)).toMatchObject([{ state: 'void', commission_fen: 0 }]);
    expect((await ledger())[1]).toBe(settled - 3000);
  });

  it('is foreseen for staff, who decide; the buyer is told nothing of it', async () => {
    const order = await bought({ priceFen: 10_000, rateBp: 770, quantity: 3 }, 'sent');
    const lineId = order.lines[0]?.id ?? '';
    const foreseen = async (id: string) => {
      const { items } = must<Answer<Contract['staffAfterSaleList']>>(
        await (await play.staff()).call('staffAfterSaleList'),
      );
      return items.find((one) => one.id === id)?.commission;
    };
    const ask = async (pieces: number) => {
      const wanted = { lines: [{ lineId, pieces }] };
      const preview = await play.preview(buyer, order, wanted);
      expect(JSON.stringify(preview.data)).not.toMatch(/commission|promoter|rateBp/i);
      const { totalFen } = must<{ totalFen: number }>(preview);
      const asked = await play.apply(buyer, order, { ...wanted, totalFen });
      expect(JSON.stringify(asked.data)).not.toMatch(/commission|promoter|rateBp/i);
      return must<{ id: string }>(asked).id;
    };
    const commission = async () => (await effectsOf(shop, order.id))[0]?.commission_fen ?? 0;
    const part = await ask(1);
    const line = { lineId, promoterName: expect.any(String), rateBp: 770, state: 'pending' };
    expect(await foreseen(part)).toEqual([{ ...line, stateAfter: 'pending', loweredFen: 770 }]);
    const before = await commission();
    must(await play.decide('staffAfterSaleApprove', { id: part }));
    expect(before - (await commission())).toBe(770);
    expect(await foreseen(part)).toBeUndefined();
    const rest = await ask(2);
    expect(await foreseen(rest)).toEqual([{ ...line, stateAfter: 'void', loweredFen: 1540 }]);
    must(await play.decide('staffAfterSaleApprove', { id: rest }));
    expect(await effectsOf(shop, order.id)).toMatchObject([{ state: 'void', commission_fen: 0 }]);
  });

  it('after the payout is owed, and the next payout pays it first', async () => {
    const other = await makePromoter(shop);
    const friend = createShopClient(shop, { roaming: true });
    const first = await earn(shop, other, { commissionFen: 2000, buyer: friend });
    const balance = async () => must<{ availableFen: number }>(await other.client.call('walletGet')).availableFen;
    must(await other.client.call('payoutCreate', { body: { amountFen: 2000 } }));
    expect(await balance()).toBe(2000);
    expect(await ledger(other.userId)).toEqual([0, 0]);
    await refund(first, 1, friend);
    expect(must(await other.client.call('effectOrderSums'))).toMatchObject({
      debtFen: 2000,
      payable: { amountFen: 0 },
    });
    // The balance is left alone: it was theirs to spend.
    expect(await balance()).toBe(2000);
    await earn(shop, other, { commissionFen: 2500 });
    expect(must(await other.client.call('payoutPreview'))).toMatchObject({ amountFen: 500, takenFen: 2000 });
    expect(must(await other.client.call('walletGet'))).toMatchObject({ commissionFen: 500 });
    // Less than ten yuan is left: it waits for more.
    expect((await other.client.call('payoutCreate', { body: { amountFen: 500 } })).status).toBe(400);
    await earn(shop, other, { commissionFen: 1000 });
    const paid = must<{ id: string }>(await other.client.call('payoutCreate', { body: { amountFen: 1500 } }));
    expect(paid).toMatchObject({ commissionFen: 3500, takenFen: 2000, amountFen: 1500, state: 'done', count: 2 });
    expect(await balance()).toBe(3500);
    expect(must(await other.client.call('effectOrderSums'))).toMatchObject({ debtFen: 0 });
    expect(await ledger(other.userId)).toEqual([0, 0]);
  });
});
