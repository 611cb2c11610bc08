import type { Change } from '../../modules/goods/imports/index.ts';

/** How many pieces a row brings. Pure. */
export function piecesOf(changes: readonly Change[]): number {
  const stock = changes.find(({ field }) => field === 'stock');
  return stock ? Number(stock.after) - Number(stock.before ?? 0) : 0;
}
