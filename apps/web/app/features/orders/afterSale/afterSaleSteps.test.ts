import { expect, it } from 'vitest';
import type { AfterSale } from '../orderQueries.ts';
import { afterSaleSteps } from './afterSaleSteps.ts';

const past = (...states: AfterSale['state'][]) =>
  states.map((to, order) => ({ to, by: 'user' as const, note: '', at: `2026-11-15T0${order}:00:00.000Z` }));
const shape = (kind: AfterSale['kind'], ...states: AfterSale['state'][]) =>
  afterSaleSteps({ kind, reason: 'damaged', state: states.at(-1) ?? 'applied', history: past(...states) }).map(
    ({ label, state }) => `${label} ${state}`,
  );

it('shows how far a return is', () => {
  expect(shape('returnRefund', 'applied')).toEqual([
    '提交申请 done',
    '审核 now',
    '寄回 ahead',
    '验收 ahead',
    '退款 ahead',
  ]);
  expect(shape('returnRefund', 'applied', 'awaitingReturn', 'returning')).toEqual([
    '提交申请 done',
    '审核 done',
    '寄回 done',
    '验收 now',
    '退款 ahead',
  ]);
});

it('is done with the money back, also where everything happened at once', () => {
  expect(shape('refundOnly', 'applied', 'refunding', 'refunded').every((step) => step.endsWith('done'))).toBe(true);
  expect(shape('refundOnly', 'applied', 'refunded')).toEqual(['提交申请 done', '审核 done', '退款 done']);
});

it('ends where it was refused or given up', () => {
  expect(shape('returnRefund', 'applied', 'rejected')).toEqual(['提交申请 done', '未通过 now']);
  expect(shape('returnRefund', 'applied', 'awaitingReturn', 'cancelled')).toEqual([
    '提交申请 done',
    '审核 done',
    '已撤回 now',
  ]);
});

it('of a refund by the shop itself says that nobody had to ask', () => {
  const steps = afterSaleSteps({
    kind: 'refundOnly',
    reason: 'groupFailed',
    state: 'refunding',
    history: past('refunding'),
  });
  expect(steps.map(({ label, state }) => `${label} ${state}`)).toEqual(['自动退款 done', '到账 now']);
});
