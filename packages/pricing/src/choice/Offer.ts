import type { Coupon } from '../facts/Coupon.ts';
import type { IntegralUse } from '../result/OrderPrice.ts';
import type { CampaignChoice } from '../steps/campaignChoices.ts';

/** One way to price the order, through to the end. */
export interface Offer {
  readonly campaigns: CampaignChoice;
  readonly integral: IntegralUse;
  readonly payFen: number;
  /** Money and the worth of integral together. */
  readonly costFen: number;
}

export interface CouponOffer extends Offer {
  readonly coupon: Coupon;
  readonly couponFen: number;
}
