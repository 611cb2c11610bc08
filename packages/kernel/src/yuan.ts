/** Fen as yuan with two places, `1234.50`: the digits are put apart, no float holds money. */
export function fenToYuan(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `1,234.50` */
export function groupedYuan(fen: number): string {
  return fenToYuan(fen).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',');
}

/** For sentences: `1,000`, `12.50`; whole amounts without places. */
export function yuanText(fen: number): string {
  return groupedYuan(fen).replace(/\.00$/, '');
}
