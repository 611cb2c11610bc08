import { groupedYuan } from '@jiwu/kernel';

/** Fen as people write money: 128640 → ¥1,286.40. */
export function formatFen(fen: number): string {
  return `${fen < 0 ? '−' : ''}¥${groupedYuan(Math.abs(fen))}`;
}
