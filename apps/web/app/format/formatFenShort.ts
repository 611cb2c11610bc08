import { formatFen } from './formatFen.ts';

/** Money where space is dear: whole yuan without their zeros, 15600 → ¥156 and 15650 → ¥156.50. */
export function formatFenShort(fen: number): string {
  return fen % 100 === 0 ? formatFen(fen).slice(0, -3) : formatFen(fen);
}
