import { assert } from '@jiwu/kernel';
import { scaleHalfUp } from '../math/scale.ts';

interface Pieces {
  readonly quantity: number;
  /** Pieces that were refunded earlier. */
  readonly before: number;
  readonly now: number;
}

/**
 * The share of a line's amount that some pieces have: their cumulative share less the earlier ones. In whatever order the pieces
 * are refunded, their shares add up to exactly the amount, and none is below zero.
 */
export function shareOfPieces(amount: number, { quantity, before, now }: Pieces): number {
  assert(
    [quantity, before, now].every((pieces) => Number.isSafeInteger(pieces) && pieces >= 0) && quantity > 0,
    'pieces are whole',
  );
  assert(before + now <= quantity, `${before} and ${now} pieces of ${quantity}`);
  return scaleHalfUp(amount, before + now, quantity) - scaleHalfUp(amount, before, quantity);
}
