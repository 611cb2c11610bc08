import type { Payment } from '@jiwu/contract';
import { expect, it } from 'vitest';
import { isOver, paymentPhase } from './paymentPhase.ts';

const payment = (state: Payment['state'], isReturned = false): Payment => ({
  id: 'p',
  payable: { kind: 'recharge', id: 'r' },
  gateway: 'alipay',
  device: 'computer',
  amountFen: 10_000,
  state,
  isReturned,
  expiresAt: '2026-11-15T00:30:00Z',
  paidAt: null,
  pages: { toPay: '/user/balance', after: '/user/balance?payment=p' },
});

it.each([
  ['opening', { opening: 'pending', payment: null, isUnknown: false }],
  ['failed', { opening: 'error', payment: null, isUnknown: false }],
  ['waiting', { opening: 'success', payment: null, isUnknown: false }],
  ['waiting', { opening: 'success', payment: payment('awaiting'), isUnknown: false }],
  ['paid', { opening: 'error', payment: payment('paid'), isUnknown: false }],
  ['returned', { opening: 'success', payment: payment('paid', true), isUnknown: false }],
  ['closed', { opening: 'success', payment: payment('closed'), isUnknown: false }],
  ['unknown', { opening: 'pending', payment: null, isUnknown: true }],
] as const)('is %s', (phase, facts) => {
  expect(paymentPhase(facts)).toBe(phase);
  expect(isOver(phase)).toBe(phase !== 'opening' && phase !== 'waiting');
});
