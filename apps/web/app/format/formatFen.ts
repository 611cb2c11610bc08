const counts = new Intl.NumberFormat('zh-CN');

/** Fen as people write money: 128640 → ¥1,286.40. Whole numbers all the way: no float ever holds money. */
export function formatFen(fen: number): string {
  const whole = Math.abs(fen);
  const rest = whole % 100;
  return `${fen < 0 ? '−' : ''}¥${counts.format((whole - rest) / 100)}.${String(rest).padStart(2, '0')}`;
}
