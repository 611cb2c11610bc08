import {
  errorCodes,
  type Answer,
  type rules,
  type userEndpoints,
  type VipPurchaseAnswer,
  type vipEndpoints,
} from '@jiwu/contract';
import { businessDay, DAY_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeExpiredVipPurchases, grantVip } from '../../apps/server/src/modules/people/vip/index.ts';
import { type Buyer, makeBuyer, must, PAYMENT_PASSWORD } from '../support/makeBuyer.ts';
import { makePeriod, prize, winAt } from '../support/makeDraws.ts';
import { captureVip, makeVip, makeVipPurchase } from '../support/makeVip.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Standing = Answer<(typeof vipEndpoints)['vipGet']>;
type Daily = Answer<(typeof userEndpoints)['userUpdateDailyVipon']>;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: String(2 * 365 * 24 * 3600), REFRESH_TOKEN_DAYS: '800' });
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

const standing = async ({ client }: Buyer): Promise<Standing> => must(await client.call('vipGet'));
const daily = async ({ client }: Buyer): Promise<Daily> => must(await client.call('userUpdateDailyVipon'));
const own = async ({ client }: Buyer, id: string): Promise<VipPurchaseAnswer> =>
  must(await client.call('vipPurchaseGet', { params: { id } }));
const payByBalance = (buyer: Buyer, id: string, { password = PAYMENT_PASSWORD, key = newId() } = {}) =>
  buyer.client.call('vipPurchasePayBalance', {
    params: { id },
    body: { password },
    headers: { 'Idempotency-Key': key },
  });
const pay = (buyer: Buyer, id: string, gateway: (typeof rules.payment.outsideGateways)[number] = 'wechat') =>
  buyer.client.call('vipPurchasePay', { params: { id }, body: { gateway } });
const inDays = (days: number) => new Date(shop.services.clock().getTime() + days * DAY_MS);

describe('buying', () => {
  it('shows the plans, what each would come to, and nothing saved to who is no VIP', async () => {
    const buyer = await makeBuyer(shop);
    expect(await standing(buyer)).toMatchObject({
      isVip: false,
      expiresAt: null,
      daysLeft: 0,
      saved: { priceFen: 0, shippingFen: 0, integral: 0, coupons: 0, couponFen: 0, recentFen: 0 },
      plans: [
        { id: 'month', days: 30, amountFen: 1990, until: businessDay(inDays(30)) },
        { id: 'quarter', days: 90, amountFen: 4990, until: businessDay(inDays(90)) },
        { id: 'year', days: 365, amountFen: 16_800, until: businessDay(inDays(365)) },
      ],
    });
    expect((await buyer.client.call('userSelf')).data).toMatchObject({ vipFlag: false, vipExpiryDate: null });
  });

  it('from the balance, and time adds to what is left', async () => {
    const buyer = await makeBuyer(shop, { balanceFen: 10_000 });
    const first = await makeVipPurchase(buyer.client, 'quarter');
    expect(first).toMatchObject({ plan: 'quarter', days: 90, amountFen: 4990, state: 'unpaid', paidAt: null });
    const key = newId();
    const paid = must<VipPurchaseAnswer>(await payByBalance(buyer, first.id, { key }));
    expect(paid.state).toBe('paid');
    // The same request again pays once; another one is told that it is done.
    expect(must(await payByBalance(buyer, first.id, { key }))).toEqual(paid);
    expect((await payByBalance(buyer, first.id)).code).toBe(errorCodes.PAYMENT_DONE.code);
    const until = new Date(Date.parse(paid.paidAt ?? '') + 90 * DAY_MS);
    expect(await standing(buyer)).toMatchObject({ isVip: true, expiresAt: until.toISOString(), daysLeft: 90 });
    expect((await buyer.client.call('userSelf')).data).toMatchObject({
      balance: 5010,
      vipFlag: true,
      vipExpiryDate: businessDay(until),
    });
    shop.advance(10 * DAY_MS);
    const second = await makeVipPurchase(buyer.client, 'month');
    must(await payByBalance(buyer, second.id));
    const later = new Date(until.getTime() + 30 * DAY_MS);
    expect(await standing(buyer)).toMatchObject({ expiresAt: later.toISOString(), daysLeft: 110 });
    const statement = must<{ items: { title: string; amountFen: number }[] }>(
      await buyer.client.call('walletStatement'),
    );
    expect(JSON.stringify(statement.items)).toContain('集物 VIP 月卡');
  });

  it.each(['wechat', 'alipay'] as const)('at %s: one open try, VIP when the gateway says so', async (gateway) => {
    const buyer = await makeBuyer(shop);
    const { id } = await makeVipPurchase(buyer.client, 'year');
    const first = must<{ paymentId: string; amountFen: number }>(await pay(buyer, id, gateway));
    expect(first.amountFen).toBe(16_800);
    expect(must<{ paymentId: string }>(await pay(buyer, id, gateway)).paymentId).toBe(first.paymentId);
    expect((await standing(buyer)).isVip).toBe(false);
    await captureVip(shop, { paymentId: first.paymentId, gateway });
    await captureVip(shop, { paymentId: first.paymentId, gateway }).catch(() => {});
    expect(await own(buyer, id)).toMatchObject({ state: 'paid' });
    expect(await standing(buyer)).toMatchObject({ isVip: true, daysLeft: 365 });
    expect((await pay(buyer, id, gateway)).code).toBe(errorCodes.PAYMENT_DONE.code);
  });

  it('begins anew when it has ended', async () => {
    const buyer = await makeBuyer(shop);
    await makeVip(shop, buyer.client);
    shop.advance(30 * DAY_MS - MINUTE_MS);
    expect(await standing(buyer)).toMatchObject({ isVip: true, daysLeft: 1 });
    shop.advance(2 * MINUTE_MS);
    expect(await standing(buyer)).toMatchObject({ isVip: false, daysLeft: 0 });
    expect((await buyer.client.call('userSelf')).data).toMatchObject({ vipFlag: false });
    shop.advance(5 * DAY_MS);
    await makeVip(shop, buyer.client);
    expect(await standing(buyer)).toMatchObject({ isVip: true, daysLeft: 30 });
  });

  it('closes what nobody pays; what is paid too late goes back by itself', async () => {
    const buyer = await makeBuyer(shop, { balanceFen: 5000 });
    const { id } = await makeVipPurchase(buyer.client);
    const { paymentId } = must<{ paymentId: string }>(await pay(buyer, id));
    shop.advance(31 * MINUTE_MS);
    expect((await pay(buyer, id)).code).toBe(errorCodes.VIP_PURCHASE_OVERDUE.code);
    expect((await payByBalance(buyer, id)).code).toBe(errorCodes.VIP_PURCHASE_OVERDUE.code);
    // Its payment is still open: it might have been paid in time.
    shop.advance(3 * MINUTE_MS);
    await closeExpiredVipPurchases(shop.services);
    expect((await own(buyer, id)).state).toBe('unpaid');
    await shop.services.db.transact((tx) =>
      tx
        .updateTable('payments')
        .set({ state: 'closed', closed_at: shop.services.clock(), ask_at: null })
        .where('id', '=', paymentId)
        .execute(),
    );
    await closeExpiredVipPurchases(shop.services);
    expect((await own(buyer, id)).state).toBe('closed');
    expect((await pay(buyer, id)).code).toBe(errorCodes.VIP_PURCHASE_OVERDUE.code);
    await captureVip(shop, { paymentId, gateway: 'wechat' });
    expect((await buyer.client.call('paymentGet', { params: { id: paymentId } })).data).toMatchObject({
      state: 'paid',
      isReturned: true,
    });
    expect((await standing(buyer)).isVip).toBe(false);
  });

  it('asks for the payment password, and for enough money', async () => {
    const buyer = await makeBuyer(shop);
    const stranger = await makeBuyer(shop);
    const { id } = await makeVipPurchase(buyer.client);
    expect((await payByBalance(buyer, id, { password: '135790' })).code).toBe(errorCodes.PAYMENT_PASSWORD_WRONG.code);
    expect((await payByBalance(stranger, id, { password: '135790' })).status).toBe(404);
    expect((await payByBalance(stranger, id)).status).toBe(404);
    expect((await payByBalance(buyer, id)).code).toBe(errorCodes.BALANCE_SHORT.code);
    expect((await own(buyer, id)).state).toBe('unpaid');
  });
});

describe('the coupon of the day', () => {
  it('says why there is none', async () => {
    const buyer = await makeBuyer(shop);
    expect(await daily(buyer)).toEqual({
      isVip: false,
      day: businessDay(shop.services.clock()),
      coupon: null,
      reason: '您还不是 VIP，开通后每天可领一张日券',
    });
    await makeVip(shop, buyer.client);
    shop.advance(31 * DAY_MS);
    expect(await daily(buyer)).toMatchObject({ isVip: false, coupon: null, reason: expect.stringContaining('续费') });
  });

  it('is one a day, the same all day, good until midnight in Shanghai', async () => {
    const buyer = await makeBuyer(shop);
    await makeVip(shop, buyer.client);
    const first = await daily(buyer);
    const day = businessDay(shop.services.clock());
    const midnight = new Date(Date.parse(`${day}T00:00:00+08:00`) + DAY_MS);
    expect(first).toMatchObject({
      isVip: true,
      day,
      reason: null,
      coupon: { source: 'vip', state: 'unused', coupon: { name: 'VIP 日券', thresholdFen: 9900, offFen: 800 } },
    });
    expect(first.coupon?.validUntil).toBe(midnight.toISOString());
    expect(await daily(buyer)).toEqual(first);
    // To the last minute of the day, and the first of the next.
    shop.advance(midnight.getTime() - shop.services.clock().getTime() - MINUTE_MS);
    expect(await daily(buyer)).toEqual(first);
    shop.advance(MINUTE_MS);
    const next = await daily(buyer);
    expect(next.day).not.toBe(day);
    expect(next.coupon?.id).not.toBe(first.coupon?.id);
    expect((await buyer.client.call('couponList')).data).toMatchObject({ counts: { unused: 1, expired: 1 } });
  });

  it('shows what became of it on each of seven days, and looking takes none', async () => {
    const buyer = await makeBuyer(shop);
    const week = async () => must<Answer<(typeof vipEndpoints)['vipDaily']>>(await buyer.client.call('vipDaily'));
    const nothing = Array.from({ length: 7 }, () => null);
    const before = await week();
    expect(before).toMatchObject({ isVip: false, coupon: { name: 'VIP 日券', thresholdFen: 9900, offFen: 800 } });
    expect(before.days.map(({ state }) => state)).toEqual(nothing);
    await makeVip(shop, buyer.client);
    const today = businessDay(shop.services.clock());
    expect((await week()).days.at(-1)).toEqual({ day: today, state: null });
    await daily(buyer);
    expect((await week()).days.at(-1)).toEqual({ day: today, state: 'unused' });
    shop.advance(2 * DAY_MS);
    const later = await week();
    expect(later.isVip).toBe(true);
    expect(later.days.map(({ state }) => state)).toEqual([...nothing.slice(0, 4), 'expired', null, null]);
    expect(later.days[4]?.day).toBe(today);
    const stranger = await makeBuyer(shop);
    const theirs = must<Answer<(typeof vipEndpoints)['vipDaily']>>(await stranger.client.call('vipDaily'));
    expect(theirs.days.map(({ state }) => state)).toEqual(nothing);
  });

  it('cannot be claimed or had in another way', async () => {
    const buyer = await makeBuyer(shop);
    await makeVip(shop, buyer.client);
    const { coupon } = await daily(buyer);
    const claimed = await buyer.client.call('couponClaim', { params: { id: coupon?.coupon.id ?? '' }, body: {} });
    expect(claimed.status).toBe(404);
  });
});

it('days that a draw won are given once, and add up', async () => {
  const buyer = await makeBuyer(shop);
  const days = (amount: number) => prize({ kind: 'vipDays', weight: 5000, amount });
  await makePeriod(shop, { prizes: [days(3), days(1)] });
  const { id } = await winAt(shop, buyer.client, 0);
  const now = shop.services.clock();
  const again = { userId: buyer.userId, days: 3, cause: { kind: 'draw', id }, now } as const;
  await shop.services.db.transact((tx) => grantVip(tx, again));
  expect((await standing(buyer)).daysLeft).toBe(3);
  await winAt(shop, buyer.client, 1);
  expect((await standing(buyer)).daysLeft).toBe(4);
});
