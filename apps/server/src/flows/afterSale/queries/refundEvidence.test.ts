import { expect, it } from 'vitest';
import { deedWords } from './refundEvidence.ts';

it('tells who did what, and never that a buyer refunded themselves', () => {
  expect(deedWords({ to: 'applied', by: 'user', note: '' })).toBe('买家：申请售后');
  expect(deedWords({ to: 'refunding', by: 'user', note: '' })).toBe('系统：开始退款');
  expect(deedWords({ to: 'refunding', by: 'staff', note: '' })).toBe('员工：开始退款');
  expect(deedWords({ to: 'refunding', by: 'staff', note: '质量问题' })).toBe('员工：质量问题');
});
