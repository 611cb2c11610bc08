/** Larger stocks are shown as this number: the exact figure stays inside the shop. */
const MOST_SHOWN = 200;

/** Pieces as everyone may see them; a SKU that never came in has none. */
export function shownPieces(available: number | undefined): number {
  return Math.min(available ?? 0, MOST_SHOWN);
}
