import type { CouponNamed, DiscountReason, NotAppliedReason, ShippingReason, UnitPriceReason } from './Reason.ts';

/** The answer: plain JSON, so that a quote can be stored and compared as it is. */
export interface OrderPrice {
  /** In the order in which they were asked for. */
  readonly lines: readonly PricedLine[];
  /** At ordinary prices. */
  readonly listFen: number;
  /** At the prices that apply, before discounts of the whole order. */
  readonly goodsFen: number;
  /** Campaigns, then the coupon, then integral. */
  readonly discounts: readonly OrderDiscount[];
  /** Fees of the templates and of the chosen way of delivery. */
  readonly shippingFen: number;
  /** The part of `shippingFen` that the way of delivery adds. */
  readonly deliveryFen: number;
  readonly shippingReason: ShippingReason;
  readonly payFen: number;
  /** Compared with ordinary prices, without shipping. */
  readonly savedFen: number;
  readonly integral: IntegralUse;
  /** Every coupon that can be used, the best first. */
  readonly coupons: readonly RankedCoupon[];
  readonly notApplied: readonly NotAppliedReason[];
}

export interface PricedLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly listFen: number;
  readonly unitPriceFen: number;
  readonly unitPriceReason: UnitPriceReason;
  readonly goodsFen: number;
  readonly campaignFen: number;
  readonly couponFen: number;
  readonly integralFen: number;
  /** The integral behind `integralFen`. */
  readonly integral: number;
  /** Really paid for the line: its goods less its shares of the discounts. */
  readonly payFen: number;
}

export interface OrderDiscount {
  readonly rule: 'campaign' | 'coupon' | 'integral';
  /** Of the campaign or coupon. */
  readonly id: string | null;
  readonly amountFen: number;
  readonly reason: DiscountReason;
  /** Lines without a share are left out. */
  readonly shares: readonly { readonly lineId: string; readonly amountFen: number }[];
}

export interface IntegralUse {
  readonly used: number;
  /** Integral that can be used for this order now. */
  readonly available: number;
  /** Upper limit by the share of the goods' amount, regardless of the balance. */
  readonly cap: number;
  readonly capFen: number;
  readonly availableFen: number;
}

export interface RankedCoupon extends CouponNamed {
  readonly couponFen: number;
  /** Money to pay for the order with this coupon. */
  readonly payFen: number;
  readonly integral: number;
  /** Money and integral together; coupons are compared by it. */
  readonly costFen: number;
  /** Compared with the order without any coupon. */
  readonly savedFen: number;
}
