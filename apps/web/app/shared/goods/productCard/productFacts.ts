import type { ProductCard } from '@jiwu/contract';
import { formatCount } from '../../../format/formatCount.ts';

/** The line under a card's price: sales, and one reason to trust the product. */
export function productFacts({ salesCount, goodRateBp, note, inStock }: ProductCard): string {
  if (!inStock) return '暂时缺货，可先收藏';
  const sold = salesCount > 0 ? `已售 ${formatCount(salesCount)}` : '新上架';
  const reason = note ?? (goodRateBp === null ? null : `好评 ${Math.round(goodRateBp / 100)}%`);
  return reason ? `${sold} · ${reason}` : sold;
}
