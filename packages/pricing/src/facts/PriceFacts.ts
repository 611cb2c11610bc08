import type { Buyer } from './Buyer.ts';
import type { Campaign } from './Campaign.ts';
import type { Coupon } from './Coupon.ts';
import type { OrderLine } from './OrderLine.ts';

/** All that a price depends on. */
export interface PriceFacts {
  readonly now: Date;
  readonly lines: readonly OrderLine[];
  readonly buyer: Buyer;
  readonly campaigns: readonly Campaign[];
  /** All coupons that the buyer holds. */
  readonly coupons: readonly Coupon[];
  readonly wishes: {
    readonly coupon: 'best' | 'none' | { readonly couponId: string };
    readonly integral: number | 'max';
  };
  /** Null while no address is chosen: shipping then lacks the surcharge of the region. */
  readonly destination: { readonly provinceCode: string } | null;
  /** Surcharge of the chosen way of delivery on top of shipping; 0 when not given. */
  readonly deliveryFen?: number;
}
