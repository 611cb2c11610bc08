import { expect, it } from 'vitest';
import { acknowledgedWords, alwaysWords, returnChoices } from './returnChoices.ts';

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

it('speaks of two ways, and of ticks, only where there are any', () => {
  expect(alwaysWords({ asked: 0, warrantyMonths: 12 })).toBe(
    '整机保修 12 个月，从签收算起。还没有发出时可以直接退款。',
  );
  expect(alwaysWords({ asked: 2, warrantyMonths: 12 })).toMatch(
    /^两种都是整机保修 12 个月.*两种都可以直接退款。勾选的内容/,
  );
  expect(alwaysWords({ asked: 2, warrantyMonths: null })).toMatch(/^还没有发出时，两种都/);
});
