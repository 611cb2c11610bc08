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
  /** Those that the buyer owns. */
  readonly coupons: readonly Coupon[];
  readonly wishes: {
    readonly coupon: 'best' | 'none' | { readonly couponId: string };
    readonly integral: number | 'max';
  };
  /** Null as long as no address is chosen: shipping is then without what its region adds. */
  readonly destination: { readonly provinceCode: string } | null;
  /** What the chosen way of delivery costs on top of shipping; nothing when not given. */
  readonly deliveryFen?: number;
}
