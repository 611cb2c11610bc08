import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oddsInForce, type WeightedPrize } from './oddsInForce.ts';
import { prizeAt } from './prizeAt.ts';

/** The pool of the picture. */
const pool = (won: readonly number[] = []): WeightedPrize[] =>
  [
    { weight: 5, stock: 2 },
    { weight: 20, stock: 10 },
    { weight: 100, stock: 60 },
    { weight: 300, stock: 200 },
    { weight: 1500, stock: 2000 },
    { weight: 2500, stock: null },
    { weight: 5575, stock: null },
  ].map((prize, position) => ({ ...prize, position, won: won[position] ?? 0 }));

const ranges = (prizes: WeightedPrize[]) => oddsInForce(prizes).map(({ position, from, to }) => [position, from, to]);

it('lays the weights side by side', () => {
  expect(ranges(pool())).toEqual([
    [0, 0, 4],
    [1, 5, 24],
    [2, 25, 124],
    [3, 125, 424],
    [4, 425, 1924],
    [5, 1925, 4424],
    [6, 4425, 9999],
  ]);
});

it('gives what has run out to the last one', () => {
  expect(ranges(pool([2, 9, 60]))).toEqual([
    [1, 0, 19],
    [3, 20, 319],
    [4, 320, 1819],
    [5, 1820, 4319],
    [6, 4320, 9999],
  ]);
});

it('refuses weights that do not come to 10,000, and a last prize that could run out', () => {
  expect(() => oddsInForce(pool().slice(1))).toThrow('come to 10000');
  expect(() => oddsInForce(pool().slice(0, 5))).toThrow('never runs out');
});

it('any pool, however much of it is gone, has one prize for every roll', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 0, maxLength: 19 });
  fc.assert(
    fc.property(weights, fc.infiniteStream(fc.boolean()), fc.nat(9999), (some, gone, roll) => {
      const prizes: WeightedPrize[] = some.map((weight, position) => ({
        position,
        weight,
        stock: 1,
        won: gone.next().value === true ? 1 : 0,
      }));
      const rest = 10_000 - some.reduce((sum, weight) => sum + weight, 0);
      const odds = oddsInForce([...prizes, { position: some.length, weight: rest, stock: null, won: 7 }]);
      expect(odds.filter(({ from, to }) => from <= roll && roll <= to)).toHaveLength(1);
      expect(prizes[prizeAt(odds, roll)]?.won ?? 0).toBe(0);
      for (const { position, from, to } of odds.slice(0, -1)) expect(to - from + 1).toBe(some[position]);
    }),
  );
});
