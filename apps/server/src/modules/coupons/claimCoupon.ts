import type { Tx } from '../../platform/database/createDatabase.ts';
import { issueCoupon } from './issueCoupon.ts';
import type { UserCoupon } from './UserCoupon.ts';

/** What a user takes from the offers. */
export async function claimCoupon(tx: Tx, input: { userId: string; couponId: string; now: Date }): Promise<UserCoupon> {
  return await issueCoupon(tx, { ...input, source: 'claim' });
}
