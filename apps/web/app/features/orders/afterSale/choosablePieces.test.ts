import { expect, it } from 'vitest';
import { choosablePieces, firstChoice } from './choosablePieces.ts';

const line = (id: string, quantity: number, sentQuantity: number, refundedQuantity = 0, inAfterSaleQuantity = 0) =>
  ({ id, quantity, sentQuantity, refundedQuantity, inAfterSaleQuantity }) as never;

it('counts what was sent apart from what was not', () => {
  expect(choosablePieces(line('a', 3, 0), true)).toBe(3);
  expect(choosablePieces(line('a', 3, 0), false)).toBe(0);
  expect(choosablePieces(line('a', 3, 1, 1), true)).toBe(1);
  expect(choosablePieces(line('a', 3, 1, 2), false)).toBe(1);
  expect(choosablePieces(line('a', 3, 3, 1, 2), false)).toBe(0);
});

it('begins with everything that has not left the house, or with the only thing there is', () => {
  expect(firstChoice([line('a', 2, 0), line('b', 1, 0)], true)).toEqual({ a: 2, b: 1 });
  expect(firstChoice([line('a', 2, 2), line('b', 1, 1)], false)).toEqual({});
  expect(firstChoice([line('a', 2, 2), line('b', 1, 1, 1)], false)).toEqual({ a: 1 });
});
