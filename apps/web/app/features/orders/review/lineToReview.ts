import type { Order } from '../orderQueries.ts';

type Line = Order['lines'][number];

/** The line that is named, or the first one that has not been reviewed and was not given back whole. */
export function lineToReview({ lines }: Pick<Order, 'lines'>, wanted: string): Line | null {
  const open = (line: Line) => line.reviewId === null && line.refundedQuantity < line.quantity;
  return lines.find((line) => (wanted === 'next' ? open(line) : line.id === wanted)) ?? null;
}
