import { expect, it } from 'vitest';
import { levelProgress, levelSteps } from './levelSteps.ts';

it('is what the shop promises', () => {
  expect(levelSteps.map(({ short, fromFen, times }) => [short, fromFen, times])).toEqual([
    ['普通用户', 0, 1],
    ['银卡', 100_000, 1.2],
    ['金卡', 500_000, 1.5],
    ['钻石', 2_000_000, 2],
  ]);
});

it('goes from step to step by what was spent', () => {
  expect(levelProgress('普通用户', 0)).toBe(0);
  expect(levelProgress('普通用户', 50_000)).toBeCloseTo(1 / 6);
  expect(levelProgress('金卡会员', 864_230)).toBeCloseTo(0.748, 3);
  expect(levelProgress('钻石会员', 9_000_000)).toBe(1);
});

it('stays within its step when level and sum are not of the same moment', () => {
  expect(levelProgress('银卡会员', 90_000)).toBeCloseTo(1 / 3);
  expect(levelProgress('银卡会员', 600_000)).toBeCloseTo(2 / 3);
});
