import type { OrderPrice, TierGain } from '@jiwu/pricing';
import { formatFen } from '../../../format/formatFen.ts';
import type { Activity } from '../ActiveData.ts';

type Campaign = NonNullable<Activity['campaign']>;

export interface CartStanding {
  readonly text: string;
  /** The tier that is reached, by its threshold. */
  readonly reachedFen: number | null;
  /** Progress to the last tier, of 100. */
  readonly percent: number;
}

/** The progress of the chosen cart lines in a campaign; the price comes from the server. */
export function cartStanding({ id, tiers }: Campaign, price: OrderPrice | null): CartStanding {
  const none = { text: '购物车里还没有选中参加活动的商品。', reachedFen: null, percent: 0 };
  const lastFen = Math.max(...tiers.map(({ thresholdFen }) => thresholdFen));
  const applied = price?.discounts.find(({ reason }) => reason.code === 'campaignReached' && reason.campaignId === id);
  const tier = applied?.reason.code === 'campaignReached' ? applied.reason : null;
  const next = price?.notApplied.find(
    (reason) => (reason.code === 'campaignShort' || reason.code === 'campaignNextTier') && reason.campaignId === id,
  );
  const isYielding = price?.notApplied.some((reason) => reason.code === 'campaignYields' && reason.campaignId === id);
  if (isYielding) return { ...none, text: '购物车里的商品够满减，但另一项优惠更省，结算时自动用更省的。' };
  if (next?.code === 'campaignShort' || next?.code === 'campaignNextTier') {
    const haveFen = next.thresholdFen - next.shortFen;
    const already = applied ? `，减 ${formatFen(applied.amountFen)}` : '';
    const more =
      next.gainFen > 0
        ? `再买 ${formatFen(next.shortFen)} 可减 ${formatFen(next.offFen)}${gainWords(next)}。`
        : '活动不叠加，现在的优惠更省，凑到下一档也不会多省。';
    return {
      text: `购物车里已有 ${formatFen(haveFen)}${already}。${more}`,
      reachedFen: tier?.thresholdFen ?? null,
      percent: Math.min(100, (haveFen / lastFen) * 100),
    };
  }
  if (!applied || !tier) return none;
  return {
    text: `购物车里的商品已到最高一档，减 ${formatFen(applied.amountFen)}。`,
    reachedFen: tier.thresholdFen,
    percent: 100,
  };
}

/** A tier that takes the place of another activity saves less than its own words say. */
function gainWords({ gainFen, insteadOf }: TierGain): string {
  if (insteadOf.length === 0) return '';
  return `，不与${insteadOf.map(({ name }) => `「${name}」`).join('')}叠加，比不凑多省 ${formatFen(gainFen)}`;
}
