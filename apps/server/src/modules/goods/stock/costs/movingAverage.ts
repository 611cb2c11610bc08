interface Delivery {
  /** Pieces that were there before it. */
  readonly onHand: number;
  /** Hundredths of a fen; null: unknown. */
  readonly costHundredths: number | null;
  readonly pieces: number;
  readonly unitCostFen: number;
}

/**
 * What a piece costs after a delivery, in hundredths of a fen, rounded half up. Pieces of which nobody knows what they cost are
 * taken for such as the new ones; where none is left, only the new ones count. Pure.
 */
export function movingAverage({ onHand, costHundredths, pieces, unitCostFen }: Delivery): number {
  const unit = BigInt(unitCostFen) * 100n;
  if (costHundredths === null || onHand <= 0) return Number(unit);
  const total = BigInt(onHand) * BigInt(costHundredths) + BigInt(pieces) * unit;
  const count = BigInt(onHand + pieces);
  return Number((total * 2n + count) / (count * 2n));
}
