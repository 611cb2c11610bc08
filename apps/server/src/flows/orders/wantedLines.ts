/** A line as the buyer asks for it. */
export interface WishedLine {
  readonly skuId: string;
  readonly quantity: number;
  /** Through what it is bought, if not simply from the shop: a celebrity's pick. The kind of the order knows what it means. */
  readonly sourceId?: string | undefined;
}

export interface WantedLine {
  /** Its place: a fen that cannot be divided goes to the earlier line. */
  readonly lineId: string;
  readonly skuId: string;
  readonly quantity: number;
  readonly sourceId: string | null;
}

/** Named by their place, so that the quote and the order name them alike; the same SKU from the same source is one line. */
export function wantedLines(lines: readonly WishedLine[]): WantedLine[] {
  const sums = new Map<string, Omit<WantedLine, 'lineId'>>();
  for (const { skuId, quantity, sourceId = null } of lines) {
    const key = `${skuId} ${sourceId ?? ''}`;
    sums.set(key, { skuId, sourceId, quantity: (sums.get(key)?.quantity ?? 0) + quantity });
  }
  return [...sums.values()].map((line, index) => ({ lineId: String(index + 1).padStart(3, '0'), ...line }));
}
