import { expect, it } from 'vitest';
import { afterSaleHistoryWords, reasonWordsOf } from './orderWords.ts';

const entry = (to: 'applied' | 'refunding' | 'rejected', by: 'user' | 'staff', note = '') =>
  afterSaleHistoryWords({ to, by, note, at: '2026-11-19T04:00:00.000Z' });

it('tells who did what, and what they wrote', () => {
  expect(entry('applied', 'user')).toBe('您：提交申请');
  expect(entry('refunding', 'staff')).toBe('客服：开始退款');
  expect(entry('rejected', 'staff', '照片看不清')).toBe('客服：照片看不清');
});

it('does not tell buyers that they paid themselves back', () => {
  expect(entry('refunding', 'user')).toBe('系统：开始退款');
});

it('blames nobody for sending the wrong thing before anything was sent', () => {
  expect(reasonWordsOf({ wasSent: false, reason: 'wrongGoods' })).toBe('规格或数量选错了');
  expect(reasonWordsOf({ wasSent: true, reason: 'wrongGoods' })).toBe('发错了商品');
  expect(reasonWordsOf({ wasSent: false, reason: 'late' })).toBe('发货太慢');
  expect(reasonWordsOf({ wasSent: false, reason: 'groupFailed' })).toBe('没有成团');
});
