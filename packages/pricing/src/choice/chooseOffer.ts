import { lineTakes } from '../facts/channels.ts';
import type { Coupon } from '../facts/Coupon.ts';
import type { OrderLine } from '../facts/OrderLine.ts';
import type { PriceFacts } from '../facts/PriceFacts.ts';
import { sum } from '../math/sum.ts';
import type { PricingRules } from '../pricingRules.ts';
import type { CampaignChoice } from '../steps/campaignChoices.ts';
import { couponDiscount, couponShares } from '../steps/couponDiscount.ts';
import { integralUse, integralWorthFen } from '../steps/integralUse.ts';
import { integralWeights } from '../steps/integralWeights.ts';
import { compareCouponOffers } from './compareCouponOffers.ts';
import { couponBar } from './couponBar.ts';
import type { CouponOffer, Offer } from './Offer.ts';

interface Input {
  readonly facts: PriceFacts;
  /** In the order of `goods`. */
  readonly lines: readonly OrderLine[];
  readonly choices: readonly CampaignChoice[];
  readonly shippingFen: number;
  readonly rules: PricingRules;
}

export interface Choice {
  readonly chosen: Offer | CouponOffer;
  /** The best without a coupon. */
  readonly bare: Offer;
  /** The best way to use each coupon that lowers the price, best first. */
  readonly ranking: readonly CouponOffer[];
}

/** Tries every coupon with every way in which campaigns can apply, each through the later steps. */
export function chooseOffer({ facts, lines, choices, shippingFen, rules }: Input): Choice {
  const { now, buyer, coupons, wishes } = facts;
  const allTakeIntegral = lines.every((line) => lineTakes(line, 'integral'));
  const offerOf = (campaigns: CampaignChoice, used?: { coupon: Coupon; couponFen: number }): Offer => {
    const { amounts } = campaigns;
    const goodsFen = sum(amounts) - (used?.couponFen ?? 0);
    // Which line bears how much of the coupon matters only where integral may not pay for each of them.
    const payableFen = allTakeIntegral ? goodsFen : sum(integralWeights(lines, afterCoupon(lines, amounts, used)));
    const wish = { goodsFen: payableFen, balance: buyer.integral, wanted: wishes.integral };
    const integral = integralUse(wish, rules.integral);
    const costFen = goodsFen + shippingFen;
    return { campaigns, integral, costFen, payFen: costFen - integralWorthFen(integral.used, rules.integral) };
  };
  const bare = cheapest(choices.map((campaigns) => offerOf(campaigns)));
  const tryCoupon = (coupon: Coupon): CouponOffer[] => {
    const offers = choices
      .map((campaigns) => ({ campaigns, couponFen: couponDiscount(coupon, lines, campaigns.amounts) }))
      .filter(({ couponFen }) => couponFen > 0)
      .map(({ campaigns, couponFen }) => ({ ...offerOf(campaigns, { coupon, couponFen }), coupon, couponFen }))
      .filter(({ costFen }) => costFen < bare.costFen);
    return offers.length === 0 ? [] : [cheapest(offers)];
  };
  const ranking = coupons
    .filter((coupon) => couponBar(coupon, now) === null)
    .flatMap(tryCoupon)
    .toSorted(compareCouponOffers);
  return { chosen: wished(wishes.coupon, ranking) ?? bare, bare, ranking };
}

function afterCoupon(
  lines: readonly OrderLine[],
  amounts: readonly number[],
  used: { readonly coupon: Coupon; readonly couponFen: number } | undefined,
): readonly number[] {
  if (!used) return amounts;
  const shares = couponShares(used.coupon, used.couponFen, { lines, amounts });
  return amounts.map((amount, index) => amount - (shares[index] ?? 0));
}

function wished(wish: PriceFacts['wishes']['coupon'], ranking: readonly CouponOffer[]): CouponOffer | undefined {
  if (wish === 'none') return undefined;
  return wish === 'best' ? ranking[0] : ranking.find(({ coupon }) => coupon.id === wish.couponId);
}

/** Of equal ones the first. */
function cheapest<O extends Offer>(offers: readonly O[]): O {
  return offers.reduce((best, offer) => (offer.costFen < best.costFen ? offer : best));
}
