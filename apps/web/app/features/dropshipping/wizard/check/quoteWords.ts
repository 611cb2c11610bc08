import { formatCount } from '../../../../format/formatCount.ts';
import { formatFen } from '../../../../format/formatFen.ts';
import type { Quote } from '../../batchQueries.ts';

type Sku = Quote['skus'][number];

/** Title and options; what the title says already is not said twice. */
export function skuName({ title, skuLabel }: Pick<Sku, 'title' | 'skuLabel'>): string {
  return title.includes(skuLabel) ? title : `${title} ${skuLabel}`;
}

/** How the price of a SKU came about: 批发价 ¥33.90 × 15. */
export function skuWords({ tier, unitPriceFen, priceFen, pieces, short, nextTier }: Sku): string {
  const name = tier ? '批发价' : unitPriceFen < priceFen ? 'VIP 价' : '单价';
  const parts = [`${name} ${formatFen(unitPriceFen)} × ${formatCount(pieces)}`];
  if (short > 0) parts.push(`库存少 ${formatCount(short)} 件`);
  else if (nextTier) {
    parts.push(`再多 ${formatCount(nextTier.minQuantity - pieces)} 件，每件 ${formatFen(nextTier.priceFen)}`);
  }
  return parts.join('；');
}

/** 17 单 × ¥6.00，10 单免运费（VIP） */
export function shippingWords(shipping: Quote['shipping']): string {
  return shipping
    .map(({ feeFen, orders, isFreeByVip }) => {
      if (feeFen > 0) return `${formatCount(orders)} 单 × ${formatFen(feeFen)}`;
      return `${formatCount(orders)} 单免运费${isFreeByVip ? '（VIP）' : ''}`;
    })
    .join('，');
}

/** Whether the balance is enough for all of it at once, and what is left or missing. */
export function balanceWords({ balanceFen, payFen, orders }: Pick<Quote, 'balanceFen' | 'payFen' | 'orders'>): string {
  if (balanceFen < payFen) {
    return `余额 ${formatFen(balanceFen)}，还差 ${formatFen(payFen - balanceFen)}。可以先充值，也可以用微信支付或支付宝一次付清。`;
  }
  const together = orders > 1 ? `${formatCount(orders)} 单一起付清，有一单付不成就都不付。` : '';
  return `余额 ${formatFen(balanceFen)}，付后剩 ${formatFen(balanceFen - payFen)}。${together}`;
}
