import { errorCodes } from '@jiwu/contract';
import { DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyRefund } from '../../apps/server/src/flows/payments/applyRefund.ts';
import { payables } from '../../apps/server/src/composition/payables.ts';
import { houseAccount } from '../../apps/server/src/modules/money/ledger/index.ts';
import { closeExpiredRecharges, spendBalance } from '../../apps/server/src/modules/money/wallet/index.ts';
import type { RefundState } from '../../apps/server/src/platform/gateways/Gateway.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeApprovedBusiness } from '../support/makeBusiness.ts';
import { rechargeAs } from '../support/rechargeAs.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { buyToy } from '../support/toyPayable.ts';

let shop: TestShop;
let client: ShopClient;
let phoneNumber: string;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  client = createShopClient(shop, { roaming: true });
  ({ phoneNumber } = await client.register());
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const wallet = async () => (await client.call('walletGet')).data as Record<string, unknown>;
const recharges = async () =>
  ((await client.call('walletRecharges')).data as { items: Record<string, unknown>[] }).items;
const spend = (userId: string, priceFen: number) =>
  buyToy(shop.services, { userId, priceFen, title: '订单 2026111500000001' });

/** Applies a gateway's answer to the newest refund of a user. */
async function endRefund(userId: string, said: RefundState): Promise<void> {
  const refund = await shop.services.db.read
    .selectFrom('payment_refunds')
    .select('out_refund_no')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const input = { gateway: 'wechat' as const, outRefundNo: refund.out_refund_no, said, now: shop.services.clock() };
  await shop.services.db.transact((tx) => applyRefund(tx, input, payables));
}
const succeeded = (): RefundState => ({ state: 'succeeded', refundId: `5030${newId()}`, refundedAt: new Date() });

describe('a recharge', () => {
  it('adds principal and bonus to the balance, to the operator and to the statement', async () => {
    await rechargeAs(shop, client, { amountFen: 50_000 });
    expect(await wallet()).toMatchObject({
      availableFen: 52_000,
      principalFen: 50_000,
      bonusFen: 2000,
      heldFen: 0,
      incomeFen: 52_000,
      expenseFen: 0,
    });
    expect((await client.call('userSelf')).data).toMatchObject({ balance: 52_000 });
    const { data } = await client.call('walletStatement');
    expect(data).toMatchObject({
      incomeFen: 52_000,
      counts: { all: 2, recharge: 2, payment: 0 },
      items: [
        { title: '充值赠金', reason: '充 500 送 20，只能消费，不能退回', amountFen: 2000, balanceFen: 52_000 },
        {
          title: '充值',
          reason: expect.stringContaining('微信支付，流水 4200'),
          amountFen: 50_000,
          balanceFen: 50_000,
        },
      ],
    });
  });

  it.each([99, 150, 5_000_100])('of %i fen is refused', async (amountFen) => {
    const reply = await client.call('walletRecharge', { body: { amountFen, gateway: 'wechat' } });
    expect(reply.code).toBe(errorCodes.INVALID_INPUT.code);
  });

  it('above ¥5,000 is for those who have an approved business, up to ¥50,000', async () => {
    const wish = { body: { amountFen: 500_100, gateway: 'wechat' } };
    expect((await client.call('walletRecharge', wish)).code).toBe(errorCodes.RECHARGE_TOO_LARGE.code);
    const owner = createShopClient(shop, { roaming: true });
    await owner.register();
    await makeApprovedBusiness(shop, owner);
    const { data } = await owner.call('walletRecharge', { body: { amountFen: 5_000_000, gateway: 'wechat' } });
    expect(data).toMatchObject({ amountFen: 5_000_000, bonusFen: 6000 });
  });

  it('of another amount takes the bonus of the tier that it reaches', async () => {
    const { data } = await client.call('walletRecharge', { body: { amountFen: 99_900, gateway: 'alipay' } });
    expect(data).toMatchObject({ amountFen: 99_900, bonusFen: 2000 });
  });

  it('that nobody paid is closed, and what is paid after that goes back by itself', async () => {
    const late = createShopClient(shop, { roaming: true });
    await late.register();
    const reply = await late.call('walletRecharge', { body: { amountFen: 5000, gateway: 'wechat' } });
    const { rechargeId, paymentId } = reply.data as { rechargeId: string; paymentId: string };
    await shop.services.db.transact((tx) =>
      tx
        .updateTable('recharges')
        .set({ expires_at: new Date(Date.now() - 600_000) })
        .where('id', '=', rechargeId)
        .execute(),
    );
    await closeExpiredRecharges(shop.services);
    const state = async () =>
      (
        await shop.services.db.read
          .selectFrom('recharges')
          .select('state')
          .where('id', '=', rechargeId)
          .executeTakeFirstOrThrow()
      ).state;
    // Its payment may have been made in time: as long as that is not known, nothing is closed.
    expect(await state()).toBe('unpaid');
    await late.call('paymentClose', { params: { id: paymentId } });
    await closeExpiredRecharges(shop.services);
    expect(await state()).toBe('closed');
    const payment = await shop.services.db.read
      .selectFrom('payments')
      .select(['out_trade_no'])
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    const { settleCapture } = await import('../../apps/server/src/flows/payments/outside/settleCapture.ts');
    const capture = { outTradeNo: payment.out_trade_no, transactionId: newId(), amountFen: 5000, paidAt: new Date() };
    await settleCapture(shop.services, { gateway: 'wechat', capture });
    expect((await late.call('walletGet')).data).toMatchObject({ availableFen: 0 });
    expect((await late.call('paymentGet', { params: { id: paymentId } })).data).toMatchObject({
      state: 'paid',
      isReturned: true,
    });
  });
});

describe('spending', () => {
  it('takes bonus first, then the oldest principal, and never more than there is', async () => {
    const { userId } = await rechargeAs(shop, client, { amountFen: 20_000 });
    await rechargeAs(shop, client, { amountFen: 10_000 });
    await spend(userId, 700);
    expect(await wallet()).toMatchObject({ availableFen: 29_800, bonusFen: 0, principalFen: 29_800 });
    await expect(spend(userId, 29_801)).rejects.toMatchObject({ errorCode: 'BALANCE_SHORT' });
    await spend(userId, 29_800);
    expect(await wallet()).toMatchObject({ availableFen: 0, expenseFen: 30_500 });
    await expect(spend(userId, 1)).rejects.toMatchObject({ errorCode: 'BALANCE_SHORT' });
  });
});

describe('spending for one cause twice', () => {
  it('takes money once and lots once', async () => {
    const { userId } = await rechargeAs(shop, client, { amountFen: 20_000 });
    await rechargeAs(shop, client, { amountFen: 10_000 });
    const cause = { kind: 'bonusLapsed', id: newId() };
    const again = () =>
      shop.services.db.transact((tx) =>
        spendBalance(tx, { userId, amountFen: 600, to: houseAccount('sales'), cause, memo: '', now: new Date() }),
      );
    await again();
    await again();
    expect(await wallet()).toMatchObject({ availableFen: 29_900 });
    expect(await shop.broken()).toEqual([]);
  });
});

describe('taking a recharge back', () => {
  it('holds the money, takes the bonus with it, and ends when the gateway has paid', async () => {
    const { userId, rechargeId } = await rechargeAs(shop, client, { amountFen: 20_000 });
    expect(await recharges()).toMatchObject([
      { id: rechargeId, state: 'refundable', refundableFen: 20_000, bonusBackFen: 500, bonusSpentFen: 0 },
    ]);
    const call = () => client.call('walletRechargeRefund', { params: { id: rechargeId }, body: { amountFen: 20_000 } });
    expect((await call()).data).toMatchObject({ state: 'refunding', refundableFen: 20_000 });
    expect((await call()).code).toBe(errorCodes.REFUND_RUNNING.code);
    expect(await wallet()).toMatchObject({ availableFen: 0, heldFen: 20_500 });
    await endRefund(userId, succeeded());
    expect(await wallet()).toMatchObject({ availableFen: 0, heldFen: 0, expenseFen: 20_500 });
    expect(await recharges()).toMatchObject([{ state: 'refunded', refundableFen: 20_000 }]);
    const { data } = await client.call('walletStatement', { query: 'kind=refund' });
    expect((data as { items: object[] }).items).toMatchObject([
      { title: '赠金收回', amountFen: -500 },
      { title: '充值退回', amountFen: -20_000 },
    ]);
  });

  it('deducts bonus that was spent from the principal', async () => {
    const { userId, rechargeId } = await rechargeAs(shop, client, { amountFen: 100_000 });
    await spend(userId, 7000);
    expect(await recharges()).toMatchObject([{ refundableFen: 93_000, bonusBackFen: 0, bonusSpentFen: 6000 }]);
    const refund = (amountFen: number) =>
      client.call('walletRechargeRefund', { params: { id: rechargeId }, body: { amountFen } });
    expect((await refund(100_000)).code).toBe(errorCodes.REFUND_CHANGED.code);
    expect((await refund(93_000)).status).toBe(200);
    await endRefund(userId, succeeded());
    expect(await wallet()).toMatchObject({ availableFen: 0, heldFen: 0, principalFen: 0 });
  });

  it('leaves everything as it was when the gateway refuses, and may be asked for again', async () => {
    const { userId, rechargeId } = await rechargeAs(shop, client, { amountFen: 20_000 });
    const refund = () =>
      client.call('walletRechargeRefund', { params: { id: rechargeId }, body: { amountFen: 20_000 } });
    await refund();
    await endRefund(userId, { state: 'failed', reason: 'ABNORMAL' });
    expect(await wallet()).toMatchObject({ availableFen: 20_500, bonusFen: 500, heldFen: 0 });
    expect(await recharges()).toMatchObject([{ state: 'refundable', refundableFen: 20_000, bonusBackFen: 500 }]);
    expect((await refund()).status).toBe(200);
    await endRefund(userId, succeeded());
    expect(await wallet()).toMatchObject({ availableFen: 0 });
  });

  it('is refused after seven days, and when everything is spent', async () => {
    const { userId, rechargeId } = await rechargeAs(shop, client, { amountFen: 5000 });
    const refund = (id: string, amountFen: number) =>
      client.call('walletRechargeRefund', { params: { id }, body: { amountFen } });
    await spend(userId, 5000);
    expect((await refund(rechargeId, 5000)).code).toBe(errorCodes.REFUND_NOTHING.code);
    const second = await rechargeAs(shop, client, { amountFen: 5000 });
    await shop.services.db.transact((tx) =>
      tx
        .updateTable('recharges')
        .set({ paid_at: new Date(Date.now() - 7 * DAY_MS - 1000) })
        .where('id', '=', second.rechargeId)
        .execute(),
    );
    expect((await refund(second.rechargeId, 5000)).code).toBe(errorCodes.REFUND_TOO_LATE.code);
  });

  it('and spending the same money at once: one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { userId, rechargeId } = await rechargeAs(shop, client, { amountFen: 5000 });
      const [refund, spending] = await Promise.allSettled([
        client.call('walletRechargeRefund', { params: { id: rechargeId }, body: { amountFen: 5000 } }),
        spend(userId, 5000),
      ]);
      const refunded = refund.status === 'fulfilled' && refund.value.status === 200;
      expect(refunded).toBe(spending.status === 'rejected');
      if (refunded) await endRefund(userId, succeeded());
    }
    expect(await shop.broken()).toEqual([]);
  });
});

describe('the statement', () => {
  it('pages by 20, filters, and exports the month as CSV', async () => {
    const { userId } = await rechargeAs(shop, client, { amountFen: 50_000 });
    for (let n = 0; n < 23; n += 1) await spend(userId, 100 + n);
    const first = (await client.call('walletStatement')).data as { items: object[]; nextCursor: string };
    expect(first.items).toHaveLength(20);
    const rest = await client.call('walletStatement', { query: `cursor=${first.nextCursor}` });
    expect((rest.data as { items: object[] }).items).toHaveLength(5);
    const payments = await client.call('walletStatement', { query: 'kind=payment' });
    expect(payments.data).toMatchObject({ counts: { all: 25, recharge: 2, payment: 23 } });
    expect((await client.call('walletStatement', { query: 'cursor=AAAAAAAAAAAA' })).status).toBe(400);

    const { month } = payments.data as { month: string };
    const csv = await client.call('walletExport', { query: `month=${month}` });
    const lines = String(csv.data).trim().split('\r\n');
    expect(lines).toHaveLength(26);
    expect(lines[0]).toContain('时间,类型,缘由,金额（元）,余额（元）,编号');
    expect(lines[1]).toContain(',余额支付,订单 2026111500000001,-1.22,');
    expect(csv.headers.get('content-disposition')).toContain(`jiwu-balance-${month}.csv`);
    const months = (await client.call('walletMonths')).data as { months: object[] };
    expect(months.months).toHaveLength(12);
    expect(months.months.at(-1)).toMatchObject({ month, incomeFen: 52_000 });
  });
});

describe('closing the account', () => {
  it('waits until the money is gone, and lets a bonus lapse', async () => {
    const { userId } = await rechargeAs(shop, client, { amountFen: 20_000 });
    const close = async () => {
      shop.advance(61_000);
      await client.call('userCloseCode');
      return await client.call('userClose', { body: { code: await client.readCode(phoneNumber) } });
    };
    expect((await close()).code).toBe(errorCodes.BALANCE_LEFT.code);
    await spend(userId, 20_500);
    expect((await close()).status).toBe(200);
  });
});
