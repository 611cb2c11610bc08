import { groupedYuan } from '@jiwu/kernel';

/** 2867 → ¥28.67 */
export function formatFen(fen: number): string {
  return `¥${groupedYuan(fen)}`;
}
