import { formatFenShort } from '../../format/formatFenShort.ts';
import type { KeptItem } from './collectionQueries.ts';

interface Mark {
  /** news: good to know; quiet: it cannot be bought now. */
  readonly look: 'news' | 'quiet';
  readonly text: string;
}

type Facts = Pick<KeptItem, 'collectedPriceFen' | 'isGone' | 'isBack'> & {
  readonly card: Pick<KeptItem['card'], 'priceFen' | 'inStock'>;
};

/** What has changed since a product was kept. */
export function keptMarks(item: Facts): Mark[] {
  if (item.isGone) return [{ look: 'quiet', text: '已下架' }];
  const reduced = isReduced(item)
    ? [{ look: 'news' as const, text: `降价 ${formatFenShort(item.collectedPriceFen - item.card.priceFen)}` }]
    : [];
  if (!item.card.inStock) return [{ look: 'quiet', text: '缺货' }, ...reduced];
  return item.isBack ? [{ look: 'news', text: '已到货' }, ...reduced] : reduced;
}

/** As the server counts it. */
export function isReduced({ card, collectedPriceFen, isGone }: Facts): boolean {
  return !isGone && card.priceFen < collectedPriceFen;
}

export function isSoldOut({ card, isGone }: Facts): boolean {
  return !isGone && !card.inStock;
}
