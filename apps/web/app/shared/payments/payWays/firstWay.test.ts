import { rules } from '@jiwu/contract/rules';
import { expect, it } from 'vitest';
import type { Wallet } from '../payment/walletFacts.ts';
import { firstWay } from './firstWay.ts';

const wallet = (facts: Partial<Wallet> = {}) =>
  ({ availableFen: 50_000, hasPaymentPassword: true, paymentPasswordLockedUntil: null, ...facts }) as Wallet;
const [outside] = rules.payment.outsideGateways;

it('is the balance where it pays at once', () => {
  expect(firstWay(wallet(), 50_000)).toBe('balance');
});

it.each([
  ['not enough', wallet({ availableFen: 49_999 })],
  ['without a payment password', wallet({ hasPaymentPassword: false })],
  ['locked', wallet({ paymentPasswordLockedUntil: '2026-11-19T04:00:00Z' })],
  ['unknown', undefined],
])('is another way where the balance is %s', (_, facts) => {
  expect(firstWay(facts, 50_000)).toBe(outside);
});
