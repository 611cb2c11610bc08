import { rules } from '@jiwu/contract/rules';
import { formatFen } from '../../../format/formatFen.ts';
import type { ProductDeals } from '../ProductData.ts';

type Deal = Pick<ProductDeals['deals'][number], 'skuLabel' | 'priceFen' | 'ordinaryFen'>;

/** From when, which SKU, and what it saves: the pieces that are left stand on /woot. */
export function dealWords(
  { skuLabel, priceFen, ordinaryFen }: Deal,
  { isBefore, isChosen }: { isBefore: boolean; isChosen: boolean },
): string {
  const when = isBefore ? `今天 ${rules.woot.beginsAt} 开始` : '今天 24:00 或售完为止';
  const which = isChosen || skuLabel === '' ? '' : `，${skuLabel}`;
  const saving = ordinaryFen > priceFen ? `，比平时省 ${formatFen(ordinaryFen - priceFen)}` : '';
  return `${when}${which}${saving}`;
}
