import type { PriceFacts } from '../facts/PriceFacts.ts';
import type { DiscountReason } from '../result/Reason.ts';
import { tieBetween } from './compareCouponOffers.ts';
import type { CouponOffer } from './Offer.ts';

/** Why this coupon: the proof that it is the best, or that the buyer chose it. */
export function couponReason(
  offer: CouponOffer,
  ranking: readonly CouponOffer[],
  wish: PriceFacts['wishes']['coupon'],
): DiscountReason {
  const { costFen } = offer;
  const own = nameOf(offer);
  if (wish === 'best') {
    const second = ranking[1];
    const next =
      second === undefined
        ? null
        : { ...nameOf(second), moreFen: second.costFen - costFen, tie: tieBetween(offer, second) };
    return { ...own, code: 'couponBest', next };
  }
  const [best] = ranking;
  const isBetter = best !== undefined && best.costFen < costFen;
  return {
    ...own,
    code: 'couponChosen',
    better: isBetter ? { ...nameOf(best), moreFen: costFen - best.costFen } : null,
  };
}

function nameOf({ coupon }: CouponOffer): { couponId: string; name: string } {
  return { couponId: coupon.id, name: coupon.name };
}
