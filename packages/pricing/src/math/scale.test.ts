import { expect, it } from 'vitest';
import { scaleDown, scaleHalfUp } from './scale.ts';

it('rounds down, or half up, also where the product is beyond 2^53', () => {
  expect([scaleDown(199, 1, 2), scaleHalfUp(199, 1, 2), scaleHalfUp(1, 1, 3), scaleHalfUp(2, 1, 3)]).toEqual([
    99, 100, 0, 1,
  ]);
  expect(scaleHalfUp(42_654, 500, 10_000)).toBe(2133);
  expect(scaleDown(Number.MAX_SAFE_INTEGER, 9999, 10_000)).toBe(9_006_298_534_815_516);
});
