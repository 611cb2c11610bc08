import type { OutsideGateway } from '@jiwu/contract/rules';
import type { VipPurchase } from '../membershipQueries.ts';

/** A plan that is being paid for. */
export interface VipPaying {
  readonly purchase: VipPurchase;
  /** Set when the user returns from a gateway's own page for the result. */
  readonly returned: { readonly paymentId: string; readonly gateway: OutsideGateway } | null;
}
