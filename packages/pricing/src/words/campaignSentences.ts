import { yuanText } from '@jiwu/kernel';
import type { Reason, TierGain } from '../result/Reason.ts';
import { formatDay } from './formatDay.ts';
import type { Sentences } from './Sentences.ts';
import { formatFen } from './formatFen.ts';

interface Tier {
  readonly name: string;
  readonly thresholdFen: number;
  readonly offFen: number;
}
const tierOf = ({ name, thresholdFen, offFen }: Tier): string =>
  `${name}，满 ${yuanText(thresholdFen)} 减 ${yuanText(offFen)}`;

/** Names the real gain where it differs from the tier's own: the tier alone would promise too much. */
function missing(tier: Tier & TierGain & { readonly shortFen: number }): string {
  const { shortFen, gainFen, offFen, insteadOf } = tier;
  const short = `${tierOf(tier)}，还差 ${formatFen(shortFen)}`;
  if (gainFen <= 0) return `${short}，但与现在的优惠不能同享，凑到也不会更省`;
  const gain = gainFen === offFen && insteadOf.length === 0 ? '' : `，可再省 ${formatFen(gainFen)}`;
  const instead = insteadOf.map(({ name }) => `「${name}」`).join('');
  return `${short}${gain}${instead && `，不与${instead}同享`}`;
}

export const campaignSentences: Sentences<Extract<Reason['code'], `campaign${string}`>> = {
  campaignReached: (tier) => `${tierOf(tier)}，已满足，按行分摊`,
  campaignNotStarted: ({ name, startsAt }) => `${name}还没开始，${formatDay(startsAt)}开始`,
  campaignEnded: ({ name }) => `${name}已结束`,
  campaignNoGoods: ({ name }) => `没有参加${name}的商品`,
  campaignYields: ({ name }) => `${name}已满足，但现在的优惠更省，二者不能同享`,
  campaignShort: missing,
  campaignNextTier: missing,
  campaignForCoupon: ({ name, thresholdFen, offFen, couponName, moreFen }) =>
    `没用「${name}」满 ${yuanText(thresholdFen)} 减 ${yuanText(offFen)}，这样配「${couponName}」合计多省 ${formatFen(moreFen)}`,
};
