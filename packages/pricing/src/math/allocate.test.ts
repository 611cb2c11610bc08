import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allocate } from './allocate.ts';

it('gives what cannot be divided to the largest remainders, of equal ones to the earlier', () => {
  expect(allocate(6000, [45_900, 15_600, 11_380, 11_970])).toEqual([3246, 1103, 805, 846]);
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(2, [1, 1, 1])).toEqual([1, 1, 0]);
  expect(allocate(5, [0, 3, 0])).toEqual([0, 5, 0]);
  expect(allocate(0, [0, 0])).toEqual([0, 0]);
});

it('refuses what has no answer', () => {
  expect(() => allocate(1, [0, 0])).toThrow('nothing to spread');
  expect(() => allocate(1, [])).toThrow('nothing to spread');
  expect(() => allocate(-1, [1])).toThrow('cannot spread');
  expect(() => allocate(0.5, [1])).toThrow('cannot spread');
  expect(() => allocate(1, [2, -1])).toThrow('weights');
});

const money = fc.oneof(fc.nat(1000), fc.maxSafeInteger().map(Math.abs));

it('adds up exactly, each share within one of its quota, for any integers up to 2^53', () => {
  fc.assert(
    fc.property(money, fc.array(money, { minLength: 1, maxLength: 8 }), (total, weights) => {
      const all = weights.reduce((so, weight) => so + BigInt(weight), 0n);
      fc.pre(all > 0n);
      const shares = allocate(total, weights);
      expect(shares.reduce((so, share) => so + BigInt(share), 0n)).toBe(BigInt(total));
      shares.forEach((share, index) => {
        const exact = BigInt(total) * BigInt(weights[index]!);
        const gap = BigInt(share) * all - exact;
        expect(gap < all && -gap < all).toBe(true);
        if (BigInt(total) <= all) expect(share).toBeLessThanOrEqual(weights[index]!);
      });
    }),
    { numRuns: 400 },
  );
});
