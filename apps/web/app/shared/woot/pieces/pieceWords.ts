import { formatCount } from '../../../format/formatCount.ts';
import type { Deal } from '../Deal.ts';

/** So many can be drawn one by one. */
export const MOST_CELLS = 200;

/** What the bar shows, for who cannot see it. */
export function pieceWords({ allocated, sold, held, left }: Pick<Deal, 'allocated' | 'sold' | 'held' | 'left'>) {
  return `共 ${formatCount(allocated)} 件，已售 ${formatCount(sold)} 件，待付款 ${formatCount(held)} 件，还剩 ${formatCount(left)} 件`;
}
