import { expect, it } from 'vitest';
import type { Mine } from '../mine/Mine.ts';
import { todayEntries } from './todayEntries.ts';

const calm: Mine = {
  unpaid: null,
  delivering: null,
  dailyCoupon: null,
  checkIn: { isDone: false, streak: 4, integral: 11 },
  group: null,
  afterSales: 0,
  placements: 0,
  effectOrders: 0,
  payableFen: 0,
  collectedUnit: null,
  livelyFollowed: 0,
};
const titles = (mine: Mine | null) => todayEntries(mine).map(({ title }) => title);

it('is always four, for a visitor and for everyone', () => {
  expect(titles(null)).toEqual(['我的订单', '物流进度', '领券中心', '每日签到']);
  expect(titles(calm)).toEqual(['我的订单', '今天没有派送', '领券中心', '签到第 4 天']);
});

it('leads to the one order that waits to be paid, or to all of them', () => {
  const first = { orderId: 'o1', payBy: '2026-11-15T02:00:00.000Z' };
  expect(todayEntries({ ...calm, unpaid: { count: 1, first } })[0]).toMatchObject({
    title: '1 笔订单待付款',
    until: first.payBy,
    to: '/order/pay?id=o1',
  });
  expect(todayEntries({ ...calm, unpaid: { count: 2, first } })[0]?.to).toBe('/order/mine?state=awaitingPayment');
});

it('tells of parcels before after-sales', () => {
  expect(titles({ ...calm, afterSales: 2 })[1]).toBe('2 笔售后在办');
  expect(titles({ ...calm, afterSales: 2, delivering: { count: 1, orderId: 'o1' } })[1]).toBe('1 个包裹派送中');
});

it('says what the coupon of the day is good for, and whether it is taken', () => {
  const dailyCoupon = { isTaken: false, offFen: 800, thresholdFen: 9900 };
  expect(todayEntries({ ...calm, dailyCoupon })[2]).toMatchObject({
    action: '领取',
    note: expect.stringMatching(/^今天可领，满 .*99.* 可用$/),
  });
  expect(todayEntries({ ...calm, dailyCoupon: { ...dailyCoupon, isTaken: true } })[2]).toMatchObject({
    action: '去用',
  });
});

it('counts today among the days in a row', () => {
  const [, , , open] = todayEntries(calm);
  const [, , , done] = todayEntries({ ...calm, checkIn: { isDone: true, streak: 4, integral: 11 } });
  expect([open?.note, open?.action]).toEqual(['今天得 11 积分', '签到']);
  expect([done?.note, done?.action]).toEqual(['今天已得 11 积分', '看看']);
});
