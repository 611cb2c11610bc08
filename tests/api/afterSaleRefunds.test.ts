import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes, type AfterSale } from '@jiwu/contract';
import { createShippingTemplate } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { houseAccount, readBalance } from '../../apps/server/src/modules/money/ledger/index.ts';
import type { ShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { type MadeOrder, makeOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { playPayments } from '../support/playPayments.ts';
import { rechargeAs } from '../support/rechargeAs.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let play: ReturnType<typeof playAfterSales>;
let payments: ReturnType<typeof playPayments>;

beforeAll(async () => {
  shop = await startTestShop();
  play = playAfterSales(shop);
  payments = playPayments(shop);
});
beforeEach(async () => {
  await shop.sandbox.post('/control/pay/reset', {});
  await payments.faults({ drop: true, refundDelayMs: 0 });
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

const some = (order: MadeOrder, pieces: number) => [{ lineId: order.lines[0]?.id ?? '', pieces }];
const booked = async (purpose: 'sales' | 'shippingIncome' | 'clearing') =>
  (await readBalance(shop.services.db.read, houseAccount(purpose))).balance;

async function refundsOf(order: MadeOrder) {
  const { paymentId } = await play.order(order);
  return await payments.refunds({ paymentId: paymentId ?? '' });
}

/** Sends due refunds until the gateway has decided. */
async function finish(client: ShopClient, asked: AfterSale): Promise<string> {
  await expect
    .poll(async () => {
      await payments.sendRefundsAfter(11_000);
      return (await play.get(client, asked)).state;
    })
    .toBe('refunded');
  return 'refunded';
}

describe.each(['wechat', 'alipay'] as const)('paid by %s', (gateway) => {
  it('goes back there; the books follow when the gateway says so', async () => {
    const client = await play.newBuyer();
    const { skuId } = await play.newSku({ priceFen: 2000 });
    const [salesBefore, shippingBefore] = [await booked('sales'), await booked('shippingIncome')];
    const order = await makeOrder(shop, client, { state: 'paid', payWith: gateway, lines: [{ skuId, quantity: 2 }] });
    expect(await booked('sales')).toBe(salesBefore + 4000);
    const asked = await makeAfterSale(shop, client, { order, kind: 'refundOnly' });
    expect(asked).toMatchObject({ state: 'refunding', refundTo: gateway, totalFen: 4800, shippingFen: 800 });
    expect((await play.order(order)).state).toBe('closed');
    expect(await play.stock(skuId)).toMatchObject({ reserved: 0 });
    expect(await booked('sales')).toBe(salesBefore + 4000);
    expect(await finish(client, asked)).toBe('refunded');
    expect(await refundsOf(order)).toMatchObject([{ state: 'succeeded', amount_fen: 4800 }]);
    expect([await booked('sales'), await booked('shippingIncome')]).toEqual([salesBefore, shippingBefore]);
    expect(await booked('clearing')).toBe(0);
    expect((await play.wallet(client)).availableFen).toBe(0);
    expect(await play.noticeTitles(client)).toContain('退款已到账');
  });

  it('stays on its way when the gateway refuses, until finance decides', async () => {
    const client = await play.newBuyer();
    const order = await makeOrder(shop, client, { state: 'sent', payWith: gateway });
    const asked = await makeAfterSale(shop, client, { order, kind: 'refundOnly' });
    const alarms = await payments.alarms('payment.refundStuck');
    await payments.faults({ failRefunds: 'closed' });
    await play.decide('staffAfterSaleApprove', asked);
    await expect
      .poll(async () => {
        await payments.sendRefundsAfter(11_000);
        return (await refundsOf(order))[0]?.state;
      })
      .toBe('stuck');
    expect(await payments.alarms('payment.refundStuck')).toBe(alarms + 1);
    expect((await play.get(client, asked)).state).toBe('refunding');
    expect(await shop.broken()).toEqual([]);
    await payments.faults({ failRefunds: null });
    // Approving it once more does not send it: the orders' staff are told whose it is now.
    expect((await play.decide('staffAfterSaleApprove', asked)).code).toBe(errorCodes.REFUND_STUCK.code);
    const finance = await signInStaff(shop, ['finance']);
    const decision = { params: { id: (await refundsOf(order))[0]?.id ?? '' }, body: { note: '再退一次' } };
    expect((await finance.call('staffRefundResend', decision)).status).toBe(200);
    expect(await finish(client, asked)).toBe('refunded');
    expect((await play.decide('staffAfterSaleApprove', asked)).code).toBe(errorCodes.AFTER_SALE_CHANGED.code);
  });

  it('that the gateway refuses ends as refunded when finance sends it another way', async () => {
    const client = await play.newBuyer();
    const salesBefore = await booked('sales');
    const order = await makeOrder(shop, client, { state: 'sent', payWith: gateway });
    const asked = await makeAfterSale(shop, client, { order, kind: 'refundOnly' });
    await payments.faults({ failRefunds: 'closed' });
    await play.decide('staffAfterSaleApprove', asked);
    await expect
      .poll(async () => {
        await payments.sendRefundsAfter(11_000);
        return (await refundsOf(order))[0]?.state;
      })
      .toBe('stuck');
    const finance = await signInStaff(shop, ['finance']);
    const decision = { params: { id: (await refundsOf(order))[0]?.id ?? '' }, body: { note: '改退余额' } };
    expect((await finance.call('staffRefundReroute', decision)).status).toBe(200);
    expect((await play.get(client, asked)).state).toBe('refunded');
    expect((await play.wallet(client)).availableFen).toBe(asked.totalFen);
    expect([await booked('clearing'), await booked('sales')]).toEqual([0, salesBefore]);
  });

  it('in parts comes to what was paid, each under a number of its own', async () => {
    const client = await play.newBuyer();
    const { skuId } = await play.newSku({ priceFen: 1000 });
    await play.giveIntegral(client, 500);
    const order = await makeOrder(shop, client, {
      state: 'sent',
      payWith: gateway,
      lines: [{ skuId, quantity: 3 }],
      useIntegral: 500,
    });
    const parts: AfterSale[] = [];
    for (let index = 0; index < 3; index += 1) {
      const asked = await makeAfterSale(shop, client, { order, kind: 'refundOnly', lines: some(order, 1) });
      await play.decide('staffAfterSaleApprove', asked);
      parts.push(asked);
    }
    expect(parts.map(({ totalFen }) => totalFen)).toEqual([833, 834, 833]);
    expect(parts.map(({ integralBack }) => integralBack)).toEqual([167, 166, 167]);
    for (const part of parts) await finish(client, part);
    expect(new Set((await refundsOf(order)).map(({ out_refund_no: number }) => number)).size).toBe(3);
    expect(await play.integral(client)).toBe(500);
    expect((await play.order(order)).state).toBe('closed');
  });
});

describe('requests that are given up', () => {
  it('leave the others what they were promised, and their part to who asks next', async () => {
    const client = await play.newBuyer();
    const { skuId } = await play.newSku({ priceFen: 1000 });
    await play.giveIntegral(client, 500);
    const order = await makeOrder(shop, client, { state: 'sent', lines: [{ skuId, quantity: 3 }], useIntegral: 500 });
    const ask = () => makeAfterSale(shop, client, { order, kind: 'refundOnly', lines: some(order, 1) });
    const [first, second, third] = [await ask(), await ask(), await ask()];
    expect([first, second, third].map(({ totalFen }) => totalFen)).toEqual([833, 834, 833]);
    await play.decide('staffAfterSaleReject', first, '不符合条件');
    await play.decide('staffAfterSaleApprove', second);
    await client.call('afterSaleCancel', { params: { id: third.id }, body: {} });
    const fourth = await makeAfterSale(shop, client, { order, kind: 'refundOnly', lines: some(order, 2) });
    expect(fourth).toMatchObject({ totalFen: 2500 - 834, integralBack: 500 - second.integralBack });
    await play.decide('staffAfterSaleApprove', fourth);
    expect((await play.order(order)).state).toBe('closed');
  });
});

describe('paid from the balance', () => {
  it('comes back as what it was: principal first, bonus last', async () => {
    const client = await play.newBuyer();
    await rechargeAs(shop, client, { amountFen: 20_000 });
    expect(await play.wallet(client)).toMatchObject({ principalFen: 20_000, bonusFen: 500 });
    const { skuId } = await play.newSku({ priceFen: 5000 });
    const order = await makeOrder(shop, client, { state: 'paid', lines: [{ skuId, quantity: 2 }] });
    expect(await play.wallet(client)).toMatchObject({ principalFen: 10_500, bonusFen: 0 });
    await makeAfterSale(shop, client, { order, kind: 'refundOnly', lines: some(order, 1) });
    expect(await play.wallet(client)).toMatchObject({ principalFen: 15_500, bonusFen: 0 });
    await makeAfterSale(shop, client, { order, kind: 'refundOnly', lines: some(order, 1) });
    expect(await play.wallet(client)).toMatchObject({ principalFen: 20_000, bonusFen: 500 });
    const statement = (await client.call('walletStatement', { query: 'kind=refund' })).data as {
      items: { title: string; amountFen: number }[];
    };
    expect(statement.items).toMatchObject([
      { title: '订单退款', amountFen: 5000 },
      { title: '订单退款', amountFen: 5000 },
    ]);
  });

  it('comes back as principal of its own when the recharge has gone back in the meantime', async () => {
    const client = await play.newBuyer();
    const { rechargeId } = await rechargeAs(shop, client, { amountFen: 20_000 });
    const { skuId } = await play.newSku({ priceFen: 5000 });
    const order = await makeOrder(shop, client, { state: 'sent', lines: [{ skuId, quantity: 2 }] });
    // 105 left of principal; the bonus of 5 that was spent is kept back.
    const back = await client.call('walletRechargeRefund', { params: { id: rechargeId }, body: { amountFen: 10_000 } });
    expect(back.status).toBe(200);
    expect(await play.wallet(client)).toMatchObject({ availableFen: 0 });
    const asked = await makeAfterSale(shop, client, { order });
    await play.decide('staffAfterSaleApprove', asked);
    await play.decide('staffAfterSaleReceive', asked);
    expect(await play.wallet(client)).toMatchObject({ principalFen: 10_000, bonusFen: 0, availableFen: 10_000 });
  });

  it('is nothing when nothing was paid; the coupon comes back all the same', async () => {
    const client = await play.newBuyer();
    const product = await makeProduct(shop.services.db, {
      priceFen: 2000,
      shippingTemplateId: await makeFreeShipping(),
    });
    const couponId = await makeCoupon(shop, { name: '满 20 减 20', thresholdFen: 2000, offFen: 2000 });
    await client.call('couponClaim', { params: { id: couponId }, body: {} });
    const lines = [{ skuId: product.skuIds[0] ?? '', quantity: 1 }];
    const order = await makeOrder(shop, client, { state: 'paid', lines, coupon: 'best' });
    expect(await play.order(order)).toMatchObject({ state: 'awaitingDispatch', payFen: 0, paidWith: 'nothing' });
    const asked = await makeAfterSale(shop, client, { order, kind: 'refundOnly' });
    expect(asked).toMatchObject({ state: 'refunded', refundTo: 'nothing', totalFen: 0, returnsCoupon: true });
    expect((await play.order(order)).state).toBe('closed');
  });
});

async function makeFreeShipping(): Promise<string> {
  await play.newSku();
  await shop.services.db.transact((tx) =>
    createShippingTemplate(tx, {
      id: 'free',
      name: '包邮',
      shipsFrom: '浙江杭州',
      dispatchHours: 24,
      feeFen: 0,
      freeFromFen: 0,
      vipFreeFromFen: 0,
    }),
  );
  return 'free';
}
