import type { VipPurchase } from '../membershipQueries.ts';

/** A plan that is being paid for. */
export interface VipPaying {
  readonly purchase: VipPurchase;
  /** Set when the user returns from Alipay's own page for the result. */
  readonly returnedPaymentId: string | null;
}
