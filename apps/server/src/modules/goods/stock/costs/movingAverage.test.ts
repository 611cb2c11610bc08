import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movingAverage } from './movingAverage.ts';

it('weighs what is there with what comes', () => {
  expect(movingAverage({ onHand: 10, costHundredths: 26_800, pieces: 10, unitCostFen: 300 })).toBe(28_400);
  // 2 × 1.00 and 1 × 2.00 fen: 1.333… fen.
  expect(movingAverage({ onHand: 2, costHundredths: 100, pieces: 1, unitCostFen: 2 })).toBe(133);
  // Half up.
  expect(movingAverage({ onHand: 1, costHundredths: 101, pieces: 1, unitCostFen: 2 })).toBe(151);
});

it('begins with the delivery where nothing is known or left', () => {
  expect(movingAverage({ onHand: 5, costHundredths: null, pieces: 1, unitCostFen: 268 })).toBe(26_800);
  expect(movingAverage({ onHand: 0, costHundredths: 99, pieces: 3, unitCostFen: 268 })).toBe(26_800);
});

it('lies between both, and is off by less than a hundredth of a fen', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 0, max: 10_000_000_000 }),
      amount,
      fc.integer({ min: 0, max: 100_000_000 }),
      (onHand, cost, pieces, unit) => {
        const average = movingAverage({ onHand, costHundredths: cost, pieces, unitCostFen: unit });
        expect(average).toBeGreaterThanOrEqual(Math.min(cost, unit * 100));
        expect(average).toBeLessThanOrEqual(Math.max(cost, unit * 100));
        const rest =
          BigInt(average) * BigInt(onHand + pieces) -
          (BigInt(onHand) * BigInt(cost) + BigInt(pieces) * BigInt(unit) * 100n);
        expect(2n * (rest < 0n ? -rest : rest) <= BigInt(onHand + pieces)).toBe(true);
      },
    ),
  );
});
