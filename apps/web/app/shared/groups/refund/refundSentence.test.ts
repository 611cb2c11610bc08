import { expect, it } from 'vitest';
import { refundSentence } from './refundSentence.ts';

const now = '2026-11-15T10:00:00Z';
const refund = {
  amountFen: 12_909,
  to: 'wechat',
  isDone: true,
  requestedAt: '2026-11-15T08:40:03Z',
  doneAt: '2026-11-15T08:40:05Z',
} as const;

it('tells the sum to the fen, where it went and when; and claims nothing too early', () => {
  expect(refundSentence(refund, now)).toBe('¥129.09 已在今天 16:40 退回微信支付。');
  expect(refundSentence({ ...refund, to: 'balance' }, now)).toContain('退回余额。');
  expect(refundSentence({ ...refund, to: 'alipay', isDone: false, doneAt: null }, now)).toBe(
    '¥129.09 正在退回支付宝，一般几分钟。',
  );
  expect(refundSentence(null, now)).toBe('您付的钱正在自动原路退回，不用申请。');
  expect(refundSentence({ ...refund, to: 'nothing', amountFen: 0 }, now)).toContain('没有付钱');
});
