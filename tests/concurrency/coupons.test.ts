import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  claimCoupon,
  lockCoupon,
  redeemCode,
  hashCouponCode,
  releaseCoupon,
  returnCoupon,
  useCoupon,
} from '../../apps/server/src/modules/promotion/coupons/index.ts';
import { createUser } from '../../apps/server/src/modules/people/identity/index.ts';
import { agreed, createShopClient, newPhone } from '../support/createShopClient.ts';
import { makeCode, makeCoupon } from '../support/makeCoupon.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  // Orders are not part of this: nothing has what is set aside here.
  expect(await shop.broken([31])).toEqual([]);
  await shop.stop();
});

async function newUser(): Promise<string> {
  const fields = { phoneNumber: newPhone(), passwordHash: null, agreed, browserId: 'a-test-browser', now: new Date() };
  return await shop.services.db.transact((tx) => createUser(tx, fields));
}

const newUsers = (count: number) => Promise.all(Array.from({ length: count }, newUser));

const claim = (userId: string, couponId: string) =>
  shop.services.db.transact((tx) => claimCoupon(tx, { userId, couponId, now: new Date() }));

function outcome(results: PromiseSettledResult<unknown>[], refusal: string) {
  return {
    done: results.filter(({ status }) => status === 'fulfilled').length,
    refused: results.filter((result) => result.status === 'rejected' && String(result.reason).includes(refusal)).length,
  };
}

it('200 at once for the last coupon: one gets it, 199 are refused', async () => {
  const couponId = await makeCoupon(shop, { totalLimit: 1 });
  const users = await newUsers(200);
  const results = await Promise.allSettled(users.map((userId) => claim(userId, couponId)));
  expect(outcome(results, 'COUPON_GONE')).toEqual({ done: 1, refused: 199 });
});

it('one user claims 30 times at once and gets as many as one user may', async () => {
  const couponId = await makeCoupon(shop, { perUserLimit: 3 });
  const userId = await newUser();
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => claim(userId, couponId)));
  expect(outcome(results, 'COUPON_CLAIMED')).toEqual({ done: 3, refused: 27 });
});

it('one request sent 10 times at once gives one coupon and 10 equal answers', async () => {
  const id = await makeCoupon(shop, { perUserLimit: 10 });
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const headers = { 'Idempotency-Key': newId() };
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => client.call('couponClaim', { params: { id }, body: {}, headers })),
  );
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  const { counts } = (await client.call('couponList')).data as { counts: { unused: number } };
  expect(counts.unused).toBe(1);
});

it('one code redeemed by 50 at once becomes one coupon', async () => {
  const code = await makeCode(shop, await makeCoupon(shop, { isPublic: false }), 'ONE-FOR-FIFTY');
  const codeHash = hashCouponCode(shop.services.config, code);
  const users = await newUsers(50);
  const results = await Promise.allSettled(
    users.map((userId) => shop.services.db.transact((tx) => redeemCode(tx, { userId, codeHash, now: new Date() }))),
  );
  expect(outcome(results, 'COUPON_CODE_USED')).toEqual({ done: 1, refused: 49 });
});

it('20 orders at once want one coupon: one holds it, and what it becomes follows that order alone', async () => {
  const userId = await newUser();
  const { id: userCouponId } = await claim(userId, await makeCoupon(shop));
  const orders = Array.from({ length: 20 }, newId);
  const run = shop.services.db.transact;
  const now = new Date();
  const results = await Promise.allSettled(
    orders.map((orderId) => run((tx) => lockCoupon(tx, { userId, userCouponId, orderId, now }))),
  );
  expect(outcome(results, 'COUPON_CHANGED')).toEqual({ done: 1, refused: 19 });
  const orderId = orders[results.findIndex(({ status }) => status === 'fulfilled')] ?? '';
  const other = orders.find((id) => id !== orderId) ?? '';

  expect(await run((tx) => releaseCoupon(tx, { userId, orderId: other }))).toBe(false);
  await expect(run((tx) => useCoupon(tx, { userId, orderId: other, now }))).rejects.toThrow('broken assumption');
  expect(await run((tx) => returnCoupon(tx, { userId, orderId }))).toBe(false);
  await run((tx) => useCoupon(tx, { userId, orderId, now }));
  expect(await run((tx) => releaseCoupon(tx, { userId, orderId }))).toBe(false);
  await expect(run((tx) => lockCoupon(tx, { userId, userCouponId, orderId: other, now }))).rejects.toThrow(
    'COUPON_CHANGED',
  );
  expect(await run((tx) => returnCoupon(tx, { userId, orderId }))).toBe(true);
  await run((tx) => lockCoupon(tx, { userId, userCouponId, orderId: other, now }));
  expect(await run((tx) => releaseCoupon(tx, { userId, orderId: other }))).toBe(true);
});

it('an order takes no coupon of someone else, none too early and none too late', async () => {
  const userId = await newUser();
  const { id: userCouponId, validUntil } = await claim(userId, await makeCoupon(shop));
  const lock = (who: string, now: Date) =>
    shop.services.db.transact((tx) => lockCoupon(tx, { userId: who, userCouponId, orderId: newId(), now }));
  await expect(lock(await newUser(), new Date())).rejects.toThrow('NOT_FOUND');
  await expect(lock(userId, new Date(0))).rejects.toThrow('COUPON_NOT_STARTED');
  await expect(lock(userId, validUntil)).rejects.toThrow('COUPON_EXPIRED');
  await lock(userId, new Date(validUntil.getTime() - 1));
});
