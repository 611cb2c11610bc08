import type { Order } from '../orderQueries.ts';

type Line = Order['lines'][number];

/** How many pieces of a line can be asked back now: those that were sent, or those that were not. */
export function choosablePieces(line: Line, isUnsent: boolean): number {
  const { quantity, sentQuantity, refundedQuantity, inAfterSaleQuantity } = line;
  const left = quantity - refundedQuantity;
  const pieces = isUnsent ? left - sentQuantity : Math.min(sentQuantity, left) - inAfterSaleQuantity;
  return Math.max(0, pieces);
}

/** What is chosen at first: everything where nothing was sent or there is only one thing; else it is for the buyer to say. */
export function firstChoice(lines: readonly Line[], isUnsent: boolean): Record<string, number> {
  const open = lines.filter((line) => choosablePieces(line, isUnsent) > 0);
  const chosen = isUnsent || open.length === 1 ? open : [];
  return Object.fromEntries(chosen.map((line) => [line.id, isUnsent ? choosablePieces(line, isUnsent) : 1]));
}
