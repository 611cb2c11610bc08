import { expect, it } from 'vitest';
import { sayPoints, shareOf } from './shares.ts';

it('a share is known only of what is known, and of somebody', () => {
  expect(shareOf(1221, 38_420)).toBeCloseTo(0.0318, 4);
  expect([shareOf(null, 10), shareOf(3, null), shareOf(0, 0)]).toEqual([null, null, null]);
});

it('says the difference in points, with a minus that is one, and no sign for none', () => {
  expect([sayPoints(0.63, 0.625), sayPoints(0.239, 0.244), sayPoints(0.5, 0.5)]).toEqual([
    '+0.5 点',
    '−0.5 点',
    '0.0 点',
  ]);
  expect(sayPoints(0.0318, 0.0308, 2)).toBe('+0.10 点');
  expect([sayPoints(null, 0.5), sayPoints(0.5, null)]).toEqual(['', '']);
});
