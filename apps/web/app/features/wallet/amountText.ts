import { formatFen } from '../../format/formatFen.ts';

/** Money in a column that says 元 itself: 128640 → 1,286.40, and below zero −1,286.40. */
export function plainAmount(fen: number): string {
  return formatFen(fen).replace('¥', '');
}

/** A signed amount: +500.00, −328.60. */
export function signedAmount(fen: number): string {
  return fen > 0 ? `+${plainAmount(fen)}` : plainAmount(fen);
}
