const yuan = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 3,897.13, with a true minus sign. */
export function formatFen(fen: number): string {
  return `${fen < 0 ? '−' : ''}${yuan.format(Math.abs(fen) / 100)}`;
}
