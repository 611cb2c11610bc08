import { lineTakes } from '../facts/channels.ts';
import type { Coupon } from '../facts/Coupon.ts';
import type { OrderLine } from '../facts/OrderLine.ts';
import type { PriceFacts } from '../facts/PriceFacts.ts';
import { scopeCovers } from '../facts/scopeCovers.ts';
import { sum } from '../math/sum.ts';
import type { NotAppliedReason } from '../result/Reason.ts';
import { couponThresholdFen, couponWeights } from '../steps/couponDiscount.ts';
import { couponBar } from './couponBar.ts';
import type { CouponOffer } from './Offer.ts';

/** Why each coupon outside the ranking cannot be used; amounts are those after the campaigns that apply. */
export function unusedCoupons(
  { coupons, wishes, now }: Pick<PriceFacts, 'coupons' | 'wishes' | 'now'>,
  ranking: readonly CouponOffer[],
  lines: readonly OrderLine[],
  amounts: readonly number[],
): NotAppliedReason[] {
  const usable = new Set(ranking.map(({ coupon }) => coupon.id));
  const reasons = coupons
    .filter(({ id }) => !usable.has(id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((coupon) => couponBar(coupon, now) ?? whyNot(coupon, lines, amounts));
  const wish = wishes.coupon;
  if (typeof wish === 'string' || coupons.some(({ id }) => id === wish.couponId)) return reasons;
  return [...reasons, { code: 'couponUnknown', couponId: wish.couponId }];
}

function whyNot(coupon: Coupon, lines: readonly OrderLine[], amounts: readonly number[]): NotAppliedReason {
  const named = { couponId: coupon.id, name: coupon.name };
  const covered = lines.filter((line) => scopeCovers(coupon.scope, line));
  const [first] = covered;
  if (first === undefined) return { ...named, code: 'couponNoGoods' };
  if (!covered.some((line) => lineTakes(line, 'coupon'))) {
    return { ...named, code: 'couponNotInChannel', channel: first.channel };
  }
  const shortFen = couponThresholdFen(coupon.rule) - sum(couponWeights(coupon, lines, amounts));
  return shortFen > 0 ? { ...named, code: 'couponShort', shortFen } : { ...named, code: 'couponYields' };
}
