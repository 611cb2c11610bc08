import { expect, it } from 'vitest';
import type { Order } from '../../orderQueries.ts';
import { nextWords } from './nextWords.ts';

const parcel = (no: number, state: Order['parcels'][number]['state'], description: string) => ({
  no,
  state,
  direction: 'out',
  events: description === '' ? [] : [{ at: '2026-11-15T08:42:00Z', place: '杭州市', description }],
});
const order = (part: object) =>
  ({
    kind: 'normal',
    state: 'awaitingReceipt',
    parcels: [],
    lines: [],
    actions: [],
    history: [],
    receiveBy: null,
    returnBy: null,
    reviewBy: null,
    now: '2026-11-15T09:00:00Z',
    earns: { integral: 0, takenBack: 0, isDone: false },
    refundedFen: 0,
    payFen: 59_100,
    payment: { gateway: 'wechat' },
    afterSales: [],
    delivery: { kind: 'standard', arrivesOn: null },
    ...part,
  }) as unknown as Order;
const next = (part: object) => nextWords(order(part)).next;

it('tells where the parcels are, and nothing twice', () => {
  expect(next({ parcels: [parcel(1, 'delivering', '【杭州市】快递员正在派件。')] })).toBe(
    '包裹派送中：快递员正在派件。',
  );
  expect(next({ parcels: [parcel(1, 'delivered', '已签收，签收人：本人')] })).toBe('包裹已签收，签收人：本人。');
  expect(next({ parcels: [parcel(1, 'sent', '')] })).toBe('包裹已揽收。');
  expect(next({ parcels: [parcel(1, 'delivering', ''), parcel(2, 'delivered', '')] })).toBe(
    '2 个包裹都已发出：包裹 1 派送中，包裹 2 已签收。',
  );
});

it('tells what is left of an order that is sent in parts', () => {
  const lines = [{ quantity: 3, sentQuantity: 1, refundedQuantity: 0 }];
  const state = 'awaitingDispatch';
  expect(next({ state, lines, parcels: [parcel(1, 'sent', '')] })).toBe('已发出 1 个包裹，还有 2 件正在准备。');
  expect(next({ state, lines })).toBe('已经付款，仓库正在准备。');
});

it('tells by when, as long as it can still be done', () => {
  const { until } = nextWords(order({ receiveBy: '2026-11-24T07:00:00Z' }));
  expect(until).toMatch(/^11 月 24 日 \d\d:00 自动确认收货，还剩 8 天 22 小时$/);
  const completed = { state: 'completed', returnBy: '2026-11-22T04:00:00Z', reviewBy: '2026-12-15T04:00:00Z' };
  expect(nextWords(order({ ...completed, actions: ['review'] })).until).toBe('12 月 15 日前可以评价');
  expect(nextWords(order({ ...completed, actions: [] })).until).toBe('');
});

it('says whether money went back when it was closed', () => {
  const closed = { state: 'closed', history: [{ reason: '地址填错了' }] };
  expect(nextWords(order({ ...closed, paidAt: null }))).toEqual({
    next: '没有付款，用到的库存、券与积分都已退回。',
    until: '地址填错了',
  });
  const paid = { ...closed, paidAt: '2026-11-15T04:00:00Z', refundedFen: 59_100 };
  expect(next({ ...paid, afterSales: [{ state: 'refunded' }] })).toBe('¥591.00 已退回微信支付。');
  expect(next({ ...paid, afterSales: [{ state: 'refunding' }] })).toBe('¥591.00 正在退回微信支付。');
});

it('says of a completed order what it gave and what was refunded', () => {
  const completed = { state: 'completed', lines: [{ quantity: 2, refundedQuantity: 1 }] };
  expect(next({ ...completed, refundedFen: 100, earns: { integral: 312, takenBack: 312, isDone: true } })).toBe(
    '已经收货，得到 624 积分，退款收回 312。',
  );
  const whole = { ...completed, lines: [{ quantity: 2, refundedQuantity: 2 }], refundedFen: 59_100 };
  expect(next(whole)).toBe('¥591.00 已退回微信支付。');
  expect(next({ ...whole, afterSales: [{ state: 'refunding' }] })).toBe('¥591.00 正在退回微信支付。');
  expect(next({ ...whole, payFen: 59_900 })).toBe('¥591.00 已退回微信支付，运费 ¥8.00 不退。');
});

it('speaks of a prize as of one', () => {
  const won = (state: Order['state']) => next({ kind: 'prize', state, paidAt: '2026-11-15T08:42:00Z' });
  expect([won('awaitingDispatch'), won('completed'), won('closed')]).toEqual([
    '奖品已经领取，仓库正在准备。',
    '奖品已经收到。',
    '这件奖品没有寄出，可以在活动页的“我的记录”里重新领取。',
  ]);
});

it('keeps the day that was promised while confirming, until the goods are there or it is over', () => {
  const until = (part: object) =>
    nextWords(order({ delivery: { kind: 'standard', arrivesOn: '2026-11-15' }, ...part })).until;
  expect(until({ state: 'awaitingDispatch' })).toBe('预计 11 月 15 日送达');
  const receiveBy = '2026-11-24T07:00:00Z';
  expect(until({ parcels: [parcel(1, 'delivering', '')], receiveBy })).toMatch(/^预计 11 月 15 日送达；11 月 24 日/);
  expect(until({ parcels: [parcel(1, 'delivered', '')], receiveBy })).toMatch(/^11 月 24 日/);
  expect(until({ state: 'awaitingDispatch', now: '2026-11-15T17:00:00Z' })).toBe('');
});
