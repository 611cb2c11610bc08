import { expect, it } from 'vitest';
import { refundSteps } from './refundSteps.ts';

const now = '2026-11-15T10:00:00Z';
const refund = (facts: Partial<NonNullable<Parameters<typeof refundSteps>[0]>>) => ({
  amountFen: 8900,
  to: 'wechat' as const,
  isDone: true,
  requestedAt: '2026-11-15T08:40:03Z',
  doneAt: '2026-11-15T08:40:05Z',
  ...facts,
});
const titles = (...input: Parameters<typeof refundSteps>) => refundSteps(...input).map(({ title }) => title);

it('follows the money to where it came from', () => {
  expect(refundSteps(refund({}), now).slice(0, 2)).toEqual([
    { title: '退款 ¥89.00', note: '今天 16:40，自动', isDone: true },
    { title: '微信支付已收到', note: '今天 16:40', isDone: true },
  ]);
  expect(titles(refund({ isDone: false, doneAt: null }), now)).toEqual(['退款 ¥89.00', '正在退回微信支付']);
  expect(titles(refund({ to: 'balance' }), now)).toEqual(['退款 ¥89.00', '余额已收到']);
});

it('does not claim what has not begun, nor money where there was none', () => {
  expect(titles(null, now)).toEqual(['正在退款']);
  expect(titles(refund({ to: 'nothing', amountFen: 0 }), now)).toEqual(['没有付钱']);
});
