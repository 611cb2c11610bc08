import type { Order } from '../orderQueries.ts';

type Line = Order['lines'][number];

/** Number of pieces of a line that can be returned now: of the sent ones, or of the unsent ones. */
export function choosablePieces(line: Line, isUnsent: boolean): number {
  const { quantity, sentQuantity, refundedQuantity, inAfterSaleQuantity } = line;
  const left = quantity - refundedQuantity;
  const pieces = isUnsent ? left - sentQuantity : Math.min(sentQuantity, left) - inAfterSaleQuantity;
  return Math.max(0, pieces);
}

/** The initial choice: everything when nothing was sent or there is only one line; else the buyer chooses. */
export function firstChoice(lines: readonly Line[], isUnsent: boolean): Record<string, number> {
  const open = lines.filter((line) => choosablePieces(line, isUnsent) > 0);
  const chosen = isUnsent || open.length === 1 ? open : [];
  return Object.fromEntries(chosen.map((line) => [line.id, isUnsent ? choosablePieces(line, isUnsent) : 1]));
}
