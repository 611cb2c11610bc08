import { DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { giveDailyCoupon } from '../../apps/server/src/modules/people/vip/index.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import { askCloseCode } from '../support/askCloseCode.ts';
import type { ShopClient } from '../support/createShopClient.ts';
import { makeBuyer, makeCrowd, must, PAYMENT_PASSWORD } from '../support/makeBuyer.ts';
import { giveChances, makePeriod, pageOf, prize } from '../support/makeDraws.ts';
import { captureVip, makeVip, makeVipPurchase } from '../support/makeVip.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  // Every draw wins a day of VIP.
  await makePeriod(shop, { prizes: [prize({ kind: 'vipDays', weight: 10_000, amount: 1 })] });
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

async function winDay(client: ShopClient): Promise<void> {
  const { nonce = '' } = (await pageOf(client)).mine ?? {};
  must(await client.call('drawOnce', { body: { nonce }, headers: { 'Idempotency-Key': newId() } }));
}

it('200 ask for the coupon of the day at once: one coupon, 200 equal answers', async () => {
  const { client, userId } = await makeBuyer(shop);
  await makeVip(shop, client);
  const replies = await Promise.all(Array.from({ length: 200 }, () => client.call('userUpdateDailyVipon')));
  const answers = new Set(replies.map(({ status, data }) => JSON.stringify({ status, data })));
  expect([...answers]).toEqual([JSON.stringify({ status: 200, data: replies[0]?.data })]);
  expect(replies[0]?.data).toMatchObject({ isVip: true, coupon: { state: 'unused' } });
  const given = await shop.services.db.read
    .selectFrom('user_coupons')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  expect(given).toHaveLength(1);
});

it('40 processes that all saw no coupon yet give one', async () => {
  const { client, userId } = await makeBuyer(shop);
  await makeVip(shop, client);
  const now = shop.services.clock();
  const give = () => shop.services.db.transact((tx) => giveDailyCoupon(tx, { userId, now }));
  const given = await Promise.all(Array.from({ length: 40 }, give));
  expect(new Set(given).size).toBe(1);
});

it('40 prizes of a day at once are 40 days', async () => {
  const { client, userId } = await makeBuyer(shop);
  await giveChances(shop, userId, 40);
  const before = shop.services.clock().getTime();
  await Promise.all(Array.from({ length: 40 }, () => winDay(client)));
  const { expiresAt } = must<{ expiresAt: string }>(await client.call('vipGet'));
  expect((Date.parse(expiresAt) - before) / DAY_MS).toBeCloseTo(40, 2);
});

it('one plan is paid by balance 30 times at once and once counts', async () => {
  const { client } = await makeBuyer(shop, { balanceFen: 50_000 });
  const { id } = await makeVipPurchase(client);
  const replies = await Promise.all(
    Array.from({ length: 30 }, () =>
      client.call('vipPurchasePayBalance', {
        params: { id },
        body: { password: PAYMENT_PASSWORD },
        headers: { 'Idempotency-Key': newId() },
      }),
    ),
  );
  expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
  expect(must<{ daysLeft: number }>(await client.call('vipGet')).daysLeft).toBe(30);
  expect((await client.call('walletGet')).data).toMatchObject({ availableFen: 50_000 + 2000 - 1990 });
});

it('plans, prizes and refunds at once come to the fold of what is left', async () => {
  const { client, userId } = await makeBuyer(shop, { balanceFen: 100_000 });
  const staff = await signInStaff(shop, ['finance']);
  const pay = async (id: string) =>
    must(await client.call('vipPurchasePayBalance', { params: { id }, body: { password: PAYMENT_PASSWORD } }));
  const refunded: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const { id } = await makeVipPurchase(client);
    await pay(id);
    refunded.push(id);
  }
  const bought: string[] = [];
  for (let index = 0; index < 5; index += 1) bought.push((await makeVipPurchase(client, 'quarter')).id);
  await giveChances(shop, userId, 5);
  const before = shop.services.clock().getTime();
  await Promise.all([
    ...refunded.map(async (id) => must(await staff.call('staffVipRefund', { params: { id }, body: { note: '测试' } }))),
    ...bought.map((id) => pay(id)),
    ...Array.from({ length: 5 }, () => winDay(client)),
  ]);
  const { expiresAt } = must<{ expiresAt: string }>(await client.call('vipGet'));
  const days = (Date.parse(expiresAt) - before) / DAY_MS;
  expect(days).toBeGreaterThanOrEqual(455);
  expect(days).toBeLessThan(455.01);
});

it('accounts are closed while their VIP is paid for and its coupon taken, and nobody waits in a circle', async () => {
  const before = await countDeadlocks(shop);
  const crowd = await makeCrowd(shop, 16);
  await Promise.all(
    crowd.map(async ({ client, userId }) => {
      await makeVip(shop, client);
      const { id } = await makeVipPurchase(client);
      const pay = (gateway: 'wechat' | 'alipay') =>
        client.call('vipPurchasePay', { params: { id }, body: { gateway } });
      const { paymentId } = must<{ paymentId: string }>(await pay('wechat'));
      const code = await askCloseCode(shop, { client, userId });
      const [closed, ...others] = await Promise.all([
        client.call('userClose', { body: { code } }),
        client.call('userUpdateDailyVipon'),
        pay('alipay'),
        captureVip(shop, { paymentId, gateway: 'wechat' }),
      ]);
      must(closed);
      expect(others.filter((reply) => reply && reply.status >= 500)).toEqual([]);
    }),
  );
  expect(await countDeadlocks(shop)).toBe(before);
});
