import { assert } from '@jiwu/kernel';
import { scaleHalfUp } from '../math/scale.ts';

interface Pieces {
  readonly quantity: number;
  /** How many went before. */
  readonly before: number;
  readonly now: number;
}

/**
 * What some pieces have of a line's amount: their cumulative share less what went before. However the pieces are taken, all of
 * them together have exactly the amount, and no share is below zero.
 */
export function shareOfPieces(amount: number, { quantity, before, now }: Pieces): number {
  assert(
    [quantity, before, now].every((pieces) => Number.isSafeInteger(pieces) && pieces >= 0) && quantity > 0,
    'pieces are whole',
  );
  assert(before + now <= quantity, `${before} and ${now} pieces of ${quantity}`);
  return scaleHalfUp(amount, before + now, quantity) - scaleHalfUp(amount, before, quantity);
}
