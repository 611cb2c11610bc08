import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import type { CartLine } from '../../../shared/cart/price/CartAnswer.ts';
import { shortTitle } from '../../../shared/goods/line/shortTitle.ts';

export interface CartChange {
  readonly id: string;
  /** 素舍 精梳棉中筒袜, or with the chosen options: 朝暮 自动折叠伞（暮紫）. */
  readonly name: string;
  /** 降 ¥3.00 */
  readonly what: string;
}

/** Changes of price and stock since the lines were added. */
export function cartChanges(lines: readonly CartLine[]): CartChange[] {
  return lines.flatMap((line) => {
    const what = changeOf(line);
    if (what === null) return [];
    const isLost = line.state === 'soldOut' || line.state === 'short';
    const label = isLost && line.skuLabel !== '' ? `（${line.skuLabel}）` : '';
    return { id: line.id, name: shortTitle(line.title) + label, what };
  });
}

function changeOf(line: CartLine): string | null {
  const { state, wasAvailable, available, priceFen, addedPriceFen } = line;
  if (state === 'gone') return '已下架';
  if (state === 'soldOut') return wasAvailable ? '已无货' : null;
  if (state === 'short') {
    const { quantity, limitPerUser } = line;
    return available < quantity ? `只剩 ${formatCount(available)} 件` : `只能买 ${formatCount(limitPerUser ?? 0)} 件`;
  }
  if (priceFen === addedPriceFen) return null;
  return priceFen < addedPriceFen
    ? `降 ${formatFen(addedPriceFen - priceFen)}`
    : `涨 ${formatFen(priceFen - addedPriceFen)}`;
}
