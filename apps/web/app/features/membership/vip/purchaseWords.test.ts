import { expect, it } from 'vitest';
import { purchaseWords } from './purchaseWords.ts';

const bought = {
  id: '01930000-0000-7000-8000-000000000001',
  plan: 'year',
  days: 365,
  amountFen: 16_800,
  createdAt: '2026-11-15T01:00:00.000Z',
  payBy: '2026-11-15T01:30:00.000Z',
} as const;
const paid = { ...bought, paidAt: '2026-11-15T17:02:00.000Z', paidWith: 'alipay', refundedAt: null } as const;
const unpaid = { ...bought, paidAt: null, paidWith: null, refundedAt: null } as const;

it('says how a purchase stands, and where its money is', () => {
  expect(purchaseWords({ ...unpaid, state: 'unpaid' })).toEqual({
    note: '2026-11-15',
    state: '待付款',
    more: '11-15 09:30 前付款',
  });
  expect(purchaseWords({ ...unpaid, state: 'closed' })).toMatchObject({ state: '已关闭', more: '没有付款' });
  // Of Shanghai.
  expect(purchaseWords({ ...paid, state: 'paid' })).toEqual({
    note: '2026-11-16　支付宝',
    state: '已付款',
    more: null,
  });
  expect(purchaseWords({ ...paid, state: 'refunding' })).toMatchObject({
    state: '退款中',
    more: '退回支付宝，天数已收回',
  });
  const back = { ...paid, state: 'refunded', paidWith: 'balance', refundedAt: '2026-11-20T02:00:00.000Z' } as const;
  expect(purchaseWords(back)).toMatchObject({ state: '已退款', more: '2026-11-20 退回余额' });
});
