import { type Answer, type Compensations, type Contract, errorCodes } from '@jiwu/contract';
import { DAY_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let marketing: StaffClient;
let orders: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  marketing = await signInStaff(shop, ['marketing']);
  orders = await signInStaff(shop, ['orders']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const keyed = (key = newId()) => ({ 'Idempotency-Key': key });
const inDays = (days: number) => new Date(shop.services.clock().getTime() + days * DAY_MS).toISOString();
const create = (change: object = {}) =>
  marketing.call('staffCouponCreate', {
    body: {
      name: '补偿 20 元',
      terms: { kind: 'noThreshold', offFen: 2000 },
      scope: { kind: 'all' },
      window: { days: 30 },
      isPublic: false,
      isCompensation: true,
      claimFrom: inDays(-1),
      claimUntil: inDays(60),
      totalLimit: 1000,
      perUserLimit: 10,
      ...change,
    },
    headers: keyed(),
  });
const made = async () => must<{ id: string }>(await create()).id;
const give = (userId: string, couponId: string, { by = orders, key = newId() } = {}) =>
  by.call('staffUserCompensate', {
    params: { id: userId },
    body: { couponId, reason: '包裹晚到五天' },
    headers: keyed(key),
  });
const giveFor = (no: string, couponId: string) =>
  orders.call('staffOrderCompensate', {
    params: { no },
    body: { couponId, reason: '包裹晚到五天' },
    headers: keyed(),
  });
const seen = async (userId: string) =>
  must<Compensations>(await orders.call('staffUserCompensations', { params: { id: userId } }));
const heldBy = async ({ client }: Buyer) =>
  must<Answer<Contract['couponList']>>(await client.call('couponList', { query: 'state=unused' })).items;

it('a coupon for compensation is private, has no codes and takes off 2,000 yuan at most', async () => {
  const refused = errorCodes.COUPON_COMPENSATION_TERMS.code;
  expect((await create({ isPublic: true })).code).toBe(refused);
  expect((await create({ terms: { kind: 'noThreshold', offFen: 200_001 } })).code).toBe(refused);
  const dear = { kind: 'discount', thresholdFen: 0, rateBp: 5000, capFen: 200_001 };
  expect((await create({ terms: dear })).code).toBe(refused);
  const id = await made();
  const codes = { params: { id }, body: { size: 5, note: '传单' }, headers: keyed() };
  expect((await marketing.call('staffCouponCodes', codes)).code).toBe(refused);
  const { client } = await makeBuyer(shop);
  expect((await client.call('couponClaim', { params: { id }, body: {} })).status).toBe(404);
});

it('orders give one to a user, once for a key, and the user is told', async () => {
  const buyer = await makeBuyer(shop);
  const [couponId, ordinary] = [await made(), await makeCoupon(shop, { isPublic: false })];
  expect((await seen(buyer.userId)).choices.map(({ id }) => id)).toContain(couponId);
  expect((await give(buyer.userId, couponId, { by: marketing })).status).toBe(404);
  expect((await give(buyer.userId, ordinary)).status).toBe(404);
  expect((await give(newId(), couponId)).status).toBe(404);
  expect((await orders.call('staffUserCompensations', { params: { id: newId() } })).status).toBe(404);
  const key = newId();
  must(await give(buyer.userId, couponId, { key }));
  must(await give(buyer.userId, couponId, { key }));
  const held = await heldBy(buyer);
  expect(held).toMatchObject([{ coupon: { id: couponId }, source: 'staff' }]);
  expect(await seen(buyer.userId)).toMatchObject({
    left: 2,
    given: [{ name: '补偿 20 元', byName: '测试员工', reason: '包裹晚到五天', orderNo: null, state: 'unused' }],
  });
  const notices = must<Answer<Contract['noticeList']>>(await buyer.client.call('noticeList')).items;
  expect(notices.find(({ kind }) => kind === 'couponGiven')).toMatchObject({
    title: '补给您一张优惠券',
    link: { kind: 'userCoupon', id: held[0]?.id },
  });
  expect(notices.some(({ body }) => body.includes('晚到'))).toBe(false);
  const audit = await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['action', 'staff_id', 'after'])
    .where('target_id', '=', buyer.userId)
    .execute();
  expect(audit).toMatchObject([
    { action: 'coupon.compensate', staff_id: orders.staffId, after: { couponId, reason: '包裹晚到五天' } },
  ]);
});

it('an order is made good once, a user three times in thirty days, however many ask at once', async () => {
  const buyer = await makeBuyer(shop, { balanceFen: 100_000 });
  const { skuIds } = await makeProduct(shop.services.db, { pieces: 9 });
  const order = await buyer.ordered({ lines: [{ skuId: skuIds[0] ?? '', quantity: 1 }] });
  const couponId = await made();
  const twice = await Promise.all([giveFor(order.no, couponId), giveFor(order.no, couponId)]);
  expect(twice.filter(({ flag }) => flag)).toHaveLength(1);
  expect(twice.find(({ flag }) => !flag)?.code).toBe(errorCodes.COUPON_COMPENSATED.code);
  const ofOrder = must<Compensations>(await orders.call('staffOrderCompensations', { params: { no: order.no } }));
  expect(ofOrder).toMatchObject({ left: 2, given: [{ orderNo: order.no }] });
  const more = await Promise.all(Array.from({ length: 4 }, () => give(buyer.userId, couponId)));
  expect(more.filter(({ flag }) => flag)).toHaveLength(2);
  const refused = more.filter(({ flag }) => !flag).map(({ code }) => code);
  expect(new Set(refused)).toEqual(new Set([errorCodes.COUPON_COMPENSATION_USER.code]));
  expect(await heldBy(buyer)).toHaveLength(3);
  expect((await give(buyer.userId, couponId)).code).toBe(errorCodes.COUPON_COMPENSATION_USER.code);
});
