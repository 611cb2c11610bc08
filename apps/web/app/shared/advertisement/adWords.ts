import { rules } from '@jiwu/contract/rules';
import { formatFen } from '../../format/formatFen.ts';
import type { Placement } from './Placement.ts';

const { placeTerms, landings } = rules.advertisement;

/** Where it stands: 首页首屏右下; 分类页，家居; 搜索“露营”. */
export function whereWords({ place, category, word }: Pick<Placement, 'place' | 'category' | 'word'>): string {
  if (category) return `${placeTerms[place].name}，${category.name}`;
  return word === null ? placeTerms[place].name : `搜索“${word}”`;
}

/** ¥168.00, or ¥168.00 起 where other choices of the product cost more. */
export function priceWords({ priceFen, isFrom }: NonNullable<Placement['product']>): string {
  return isFrom ? `${formatFen(priceFen)} 起` : formatFen(priceFen);
}

/** A page of this site as people call it: 商品页, 货源. */
export function landingKind(landing: string): string {
  const [path = ''] = landing.split(/[?#]/);
  return Object.entries(landings).find(([known]) => known === path)?.[1] ?? '本站页面';
}
