import { expect, it } from 'vitest';
import { acknowledgedWords, returnChoices } from './returnChoices.ts';

const now = (asked: number, acknowledged: number) =>
  returnChoices({ asked, acknowledged }).find(({ isNow }) => isNow)?.key;

it('gives the full right until everything is acknowledged', () => {
  expect(now(3, 0)).toBe('full');
  expect(now(3, 2)).toBe('full');
  expect(now(3, 3)).toBe('described');
});

it('has one rule where nothing is asked', () => {
  expect(returnChoices({ asked: 0, acknowledged: 0 })).toHaveLength(1);
  expect(now(0, 0)).toBe('full');
});

it('says beside the button what holds', () => {
  expect(acknowledgedWords({ asked: 3, acknowledged: 1 })).toBe('已确认 1 / 3，按七天无理由退货。');
  expect(acknowledgedWords({ asked: 3, acknowledged: 3 })).toBe('已确认 3 / 3，与描述不符可退。');
  expect(acknowledgedWords({ asked: 0, acknowledged: 0 })).toContain('按七天无理由退货');
});
