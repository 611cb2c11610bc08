import { expect, it } from 'vitest';
import { isHigher, levelOf } from './levelOf.ts';

it('goes up exactly at 1,000, 5,000 and 20,000 yuan', () => {
  expect([0, 99_999, 100_000, 499_999, 500_000, 1_999_999, 2_000_000].map(levelOf)).toEqual([
    '普通用户',
    '普通用户',
    '银卡会员',
    '银卡会员',
    '金卡会员',
    '金卡会员',
    '钻石会员',
  ]);
});

it('knows which is higher', () => {
  expect(isHigher('银卡会员', '普通用户')).toBe(true);
  expect(isHigher('金卡会员', '金卡会员')).toBe(false);
  expect(isHigher('银卡会员', '钻石会员')).toBe(false);
});
