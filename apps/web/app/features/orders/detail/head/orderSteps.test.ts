import { expect, it } from 'vitest';
import { orderSteps } from './orderSteps.ts';

const at = (hour: number) => `2026-11-14T0${hour}:00:00.000Z`;
const parcel = (state: 'delivering' | 'delivered', deliveredAt: string | null) => ({
  id: 'p',
  no: 1,
  direction: 'out' as const,
  carrier: 'sf',
  carrierName: '顺丰速运',
  trackingNo: 'SF1',
  state,
  sentAt: at(3),
  deliveredAt,
  lines: [],
  events: [],
});
const unpaid = {
  kind: 'normal' as const,
  state: 'awaitingPayment' as const,
  createdAt: at(1),
  paidAt: null,
  dispatchedAt: null,
  completedAt: null,
  closedAt: null,
  parcels: [],
  history: [],
};
const shape = (order: Parameters<typeof orderSteps>[0]) =>
  orderSteps(order).map(({ label, state }) => `${label} ${state}`);

it('goes from making to completion, with one step that is now', () => {
  expect(shape(unpaid)).toEqual(['提交订单 done', '付款 now', '发货 ahead', '收货 ahead', '完成 ahead']);
  const sent = {
    ...unpaid,
    state: 'awaitingReceipt' as const,
    paidAt: at(2),
    dispatchedAt: at(3),
    parcels: [parcel('delivering', null)],
  };
  expect(shape(sent)).toEqual(['提交订单 done', '付款 done', '发货 done', '收货 now', '完成 ahead']);
  expect(
    orderSteps(sent)
      .map(({ note }) => note)
      .slice(3),
  ).toEqual(['派送中', '确认后']);
  const completed = { ...sent, state: 'completed' as const, completedAt: at(6), parcels: [parcel('delivered', at(5))] };
  expect(orderSteps(completed).every(({ state }) => state === 'done')).toBe(true);
  // The carrier delivered before the buyer confirmed.
  expect(orderSteps(completed)[3]?.note).not.toBe(orderSteps(completed)[4]?.note);
  // Said so before the carrier did: nothing runs backwards.
  const late = { ...completed, completedAt: at(4) };
  expect(orderSteps(late)[3]?.note).toBe(orderSteps(late)[4]?.note);
});

it('ends early when it was given up', () => {
  expect(shape({ ...unpaid, state: 'closed', closedAt: at(2) })).toEqual(['提交订单 done', '关闭 done']);
  expect(shape({ ...unpaid, state: 'closed', paidAt: at(2), closedAt: at(3) })).toEqual([
    '提交订单 done',
    '付款 done',
    '退款关闭 done',
  ]);
});

it('of a prize begins with asking for it, and knows no payment', () => {
  const won = { ...unpaid, kind: 'prize' as const, state: 'awaitingDispatch' as const, paidAt: at(1) };
  expect(shape(won)).toEqual(['领取奖品 done', '发货 now', '收货 ahead', '完成 ahead']);
  expect(shape({ ...won, state: 'closed', closedAt: at(2) })).toEqual(['领取奖品 done', '关闭 done']);
});

it('waits for others between payment and dispatch where its kind does', () => {
  const waiting = { ...unpaid, kind: 'groupPurchase' as const, state: 'awaitingGroup' as const, paidAt: at(2) };
  expect(shape(waiting)).toEqual(['提交订单 done', '付款 done', '成团 now', '发货 ahead', '收货 ahead', '完成 ahead']);
  const filled = { from: 'awaitingGroup', to: 'awaitingDispatch', by: 'shop', reason: '', at: at(3) } as const;
  const full = { ...waiting, state: 'awaitingDispatch' as const, history: [filled] };
  expect(shape(full).slice(2, 4)).toEqual(['成团 done', '发货 now']);
});
