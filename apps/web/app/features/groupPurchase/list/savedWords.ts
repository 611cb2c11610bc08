import { formatFen } from '../../../format/formatFen.ts';
import type { Campaign } from '../GroupPurchaseData.ts';

/** What a group saves; a price without a group that has fallen to it is told, too. */
export function savedWords({
  priceFen,
  singleFen,
  leaderPriceFen,
}: Pick<Campaign, 'priceFen' | 'singleFen' | 'leaderPriceFen'>): string {
  if (singleFen <= priceFen) return '现在单买也是这个价';
  const saved = formatFen(singleFen - priceFen);
  return leaderPriceFen === null ? `比单买省 ${saved}` : `团长 ${formatFen(leaderPriceFen)}，参团省 ${saved}`;
}
