import { yuanText } from '@jiwu/kernel';
import type { Reason } from '../result/Reason.ts';
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
const missing = (tier: Tier & { readonly shortFen: number }): string =>
  `${tierOf(tier)}，还差 ${formatFen(tier.shortFen)}`;

export const campaignSentences: Sentences<Extract<Reason['code'], `campaign${string}`>> = {
  campaignReached: (tier) => `${tierOf(tier)}，已满足，按行分摊`,
  campaignNotStarted: ({ name, startsAt }) => `${name}还没开始，${formatDay(startsAt)}开始`,
  campaignEnded: ({ name }) => `${name}已结束`,
  campaignNoGoods: ({ name }) => `没有参加${name}的商品`,
  campaignYields: ({ name }) => `${name}已满足，但现在的优惠更省，二者不能同享`,
  campaignShort: missing,
  campaignNextTier: missing,
};
