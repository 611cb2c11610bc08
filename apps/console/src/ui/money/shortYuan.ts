const yuan = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 });

/** ¥2,000: a limit in a sentence, without the digits that a sum in a list has. */
export function shortYuan(fen: number): string {
  return `¥${yuan.format(fen / 100)}`;
}
