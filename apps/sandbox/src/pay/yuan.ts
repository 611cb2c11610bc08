/** `12.30`, as gateways write amounts. */
export function formatYuan(amountFen: number): string {
  const fen = Math.abs(amountFen);
  return `${amountFen < 0 ? '-' : ''}${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}

/** Undefined unless the text is a positive amount with at most two decimals. */
export function readYuan(text: string): number | undefined {
  const [, yuan, fen = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (yuan === undefined) return undefined;
  const amountFen = Number(yuan) * 100 + Number(fen.padEnd(2, '0'));
  return amountFen > 0 ? amountFen : undefined;
}
