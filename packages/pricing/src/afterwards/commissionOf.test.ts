import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commissionOf } from './commissionOf.ts';
import { shareOfPieces } from './shareOfPieces.ts';

it.each([
  [45_900, 600, 2754],
  [15_600, 800, 1248],
  [11_380, 500, 569],
  [32_900, 500, 1645],
  [7900, 800, 632],
  // Half up.
  [10, 500, 1],
  [9, 500, 0],
  [1, 10_000, 1],
  [16_800, 0, 0],
])('%i fen at %i basis points earn %i', (paidFen, rateBp, commissionFen) => {
  expect(commissionOf({ paidFen, refundedFen: 0, rateBp })).toBe(commissionFen);
});

it('is never more after a refund, and nothing after the last, in whatever parts it comes', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.nat(10_000),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 }),
      (paidFen, rateBp, parts) => {
        const quantity = parts.reduce((sum, pieces) => sum + pieces);
        let [before, refundedFen] = [0, 0];
        let last = commissionOf({ paidFen, refundedFen, rateBp });
        for (const now of parts) {
          refundedFen += shareOfPieces(paidFen, { quantity, before, now });
          before += now;
          const left = commissionOf({ paidFen, refundedFen, rateBp });
          expect(left).toBeLessThanOrEqual(last);
          last = left;
        }
        expect(last).toBe(0);
      },
    ),
  );
});
