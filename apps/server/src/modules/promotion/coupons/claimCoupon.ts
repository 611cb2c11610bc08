import type { Tx } from '../../../platform/database/Tx.ts';
import { issueCoupon } from './issueCoupon.ts';
import type { UserCoupon } from './UserCoupon.ts';

/** A user claims a coupon from the offers. */
export async function claimCoupon(tx: Tx, input: { userId: string; couponId: string; now: Date }): Promise<UserCoupon> {
  return await issueCoupon(tx, { ...input, source: 'claim' });
}
