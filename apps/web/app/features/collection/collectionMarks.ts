import { formatFenShort } from '../../format/formatFenShort.ts';
import type { CollectionItem } from './collectionQueries.ts';

interface Mark {
  /** news: good to know; quiet: it cannot be bought now. */
  readonly look: 'news' | 'quiet';
  readonly text: string;
}

type Facts = Pick<CollectionItem, 'collectedPriceFen' | 'isGone' | 'isBack'> & {
  readonly card: Pick<CollectionItem['card'], 'priceFen' | 'inStock'>;
};

/** Changes of a product since it was added to the collection. */
export function collectionMarks(item: Facts): Mark[] {
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
