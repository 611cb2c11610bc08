import type { Channel } from '../facts/channels.ts';

/** Codes with their facts, fit for JSON; `explain` says them in Chinese. */
export type Reason = UnitPriceReason | DiscountReason | ShippingReason | NotAppliedReason;

/** `savedFen` is for one piece, compared with the ordinary price. */
export type UnitPriceReason =
  | { readonly code: 'ordinaryPrice' }
  | { readonly code: 'vipPrice'; readonly savedFen: number }
  | { readonly code: 'wholesalePrice'; readonly minQuantity: number; readonly savedFen: number }
  | { readonly code: 'channelPrice'; readonly channel: Channel; readonly savedFen: number };

export interface CampaignNamed {
  readonly campaignId: string;
  readonly name: string;
}

export interface TierGain {
  /** Real saving when the tier is reached; 0 when the present discounts exclude the tier and save as much. */
  readonly gainFen: number;
  /** Campaigns that apply now and would stop applying. */
  readonly insteadOf: readonly CampaignNamed[];
}

export interface CouponNamed {
  readonly couponId: string;
  readonly name: string;
}

export type CouponTie = 'expiresSooner' | 'smallerThreshold' | 'id';

export type DiscountReason =
  | (CampaignNamed & { readonly code: 'campaignReached'; readonly thresholdFen: number; readonly offFen: number })
  | (CouponNamed & {
      readonly code: 'couponBest';
      /** The second-best coupon, and how much more this one saves; at 0, the tie-break. Null: no other coupon is usable. */
      readonly next: (CouponNamed & { readonly moreFen: number; readonly tie: CouponTie | null }) | null;
    })
  | (CouponNamed & {
      readonly code: 'couponChosen';
      /** One that would save more. */
      readonly better: (CouponNamed & { readonly moreFen: number }) | null;
    })
  | { readonly code: 'integralUsed'; readonly integral: number; readonly perYuan: number };

export type ShippingReason =
  | { readonly code: 'shippingFree'; readonly fromFen: number }
  /** `savedFen`: the shipping fee without VIP. */
  | { readonly code: 'shippingFreeVip'; readonly fromFen: number; readonly savedFen: number }
  | { readonly code: 'shippingNoFee' }
  /** `shortFen`: buying so much more makes it free. */
  | { readonly code: 'shippingCharged'; readonly freeFromFen: number; readonly shortFen: number };

export type NotAppliedReason =
  | (CampaignNamed & { readonly code: 'campaignNotStarted'; readonly startsAt: string })
  | (CampaignNamed & { readonly code: 'campaignEnded' | 'campaignNoGoods' })
  /** The goods reach it, but another campaign or coupon, which does not go with it, saves more. */
  | (CampaignNamed & { readonly code: 'campaignYields' })
  | (CampaignNamed & {
      /** `campaignNextTier`: a lower tier applies already. */
      readonly code: 'campaignShort' | 'campaignNextTier';
      readonly thresholdFen: number;
      readonly offFen: number;
      readonly shortFen: number;
    } & TierGain)
  /** A campaign that is not used, or not in this tier, since that lets a coupon take off more. */
  | (CampaignNamed & {
      readonly code: 'campaignForCoupon';
      readonly thresholdFen: number;
      readonly offFen: number;
      readonly couponName: string;
      /** Additional saving of the whole order. */
      readonly moreFen: number;
    })
  | (CouponNamed & { readonly code: 'couponNotStarted'; readonly startsAt: string })
  | (CouponNamed & { readonly code: 'couponExpired' | 'couponLocked' | 'couponUsed' | 'couponNoGoods' })
  /** Its goods are there, but only in channels that take no coupons. */
  | (CouponNamed & { readonly code: 'couponNotInChannel'; readonly channel: Channel })
  | (CouponNamed & { readonly code: 'couponShort'; readonly shortFen: number })
  /** It can be used only instead of a campaign that saves more. */
  | (CouponNamed & { readonly code: 'couponYields' })
  | { readonly code: 'couponUnknown'; readonly couponId: string }
  | {
      readonly code: 'integralReduced';
      readonly wanted: number;
      readonly used: number;
      readonly because: 'cap' | 'balance' | 'step';
      readonly capBp: number;
      readonly step: number;
    }
  | { readonly code: 'vipWouldSave'; readonly savedFen: number };
