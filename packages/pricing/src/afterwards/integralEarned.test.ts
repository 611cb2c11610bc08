import { expect, it } from 'vitest';
import type { Level } from '../facts/Buyer.ts';
import { integralEarned } from './integralEarned.ts';

const lines = [
  { lineId: 'b', payFen: 37_894 },
  { lineId: 'a', payFen: 32_156 },
];

it.each<[Level, boolean, number]>([
  ['普通用户', false, 700],
  ['普通用户', true, 1401],
  ['银卡会员', false, 840],
  ['金卡会员', false, 1050],
  ['金卡会员', true, 2101],
  ['钻石会员', true, 2802],
])('%s, VIP %s: %i', (level, isVip, integral) => {
  expect(integralEarned(lines, { level, isVip }).integral).toBe(integral);
});

it('is spread over the lines', () => {
  expect(integralEarned(lines, { level: '金卡会员', isVip: true }).lines).toEqual([
    { lineId: 'a', integral: 964 },
    { lineId: 'b', integral: 1137 },
  ]);
  expect(integralEarned([{ lineId: 'a', payFen: 0 }], { level: '普通用户', isVip: false }).integral).toBe(0);
});
