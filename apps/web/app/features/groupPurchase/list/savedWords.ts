import { formatFenShort } from '../../../format/formatFenShort.ts';
import type { Campaign } from '../GroupPurchaseData.ts';

/** What a group saves, the most important first: a narrow card shows as much as it has room for. A price without a group that has fallen to it is told, too. */
export function savedWords({
  priceFen,
  singleFen,
  leaderPriceFen,
}: Pick<Campaign, 'priceFen' | 'singleFen' | 'leaderPriceFen'>): readonly string[] {
  if (singleFen <= priceFen) return ['现在单买也是这个价'];
  const saved = formatFenShort(singleFen - priceFen);
  return leaderPriceFen === null
    ? [`比单买省 ${saved}`]
    : [`参团省 ${saved}`, `，团长价 ${formatFenShort(leaderPriceFen)}`];
}
