import { formatFen } from '../../ui/money/formatFen.ts';

const fine = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** Yuan of a cost in hundredths of a fen: 268.00, and 43.3333 where the average ends between two fen. */
export function formatCost(hundredths: number): string {
  return hundredths % 100 === 0 ? formatFen(hundredths / 100) : fine.format(hundredths / 10_000);
}
