import { formatFen } from './formatFen.ts';

/** Money in a column that says 元 itself: 128640 → 1,286.40, and below zero −1,286.40. */
export function plainAmount(fen: number): string {
  return formatFen(fen).replace('¥', '');
}
