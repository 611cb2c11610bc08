import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { lockStaffCoupon, type StaffCoupon } from './StaffCoupon.ts';

export interface CouponChange {
  readonly name: string;
  readonly isPublic: boolean;
  readonly claimUntil: Date;
  readonly totalLimit: number;
  readonly perUserLimit: number;
}

interface Input {
  readonly id: string;
  /** The one that was looked at. */
  readonly version: number;
  readonly change: CouponChange;
  readonly now: Date;
}

/** What may change of a coupon that users hold: never its terms. Answers how it was before. */
export async function changeCoupon(tx: Tx, { id, version, change, now }: Input): Promise<StaffCoupon> {
  const before = await lockStaffCoupon(tx, id);
  if (before.version !== version) throw new ShopError('COUPON_EDITED');
  if (change.totalLimit < before.issued) throw new ShopError('COUPON_LIMIT_BELOW', { issued: before.issued });
  if (before.isCompensation && change.isPublic) throw new ShopError('COUPON_COMPENSATION_TERMS');
  const { claimFrom, claimUntil, coupon } = before;
  // What is over stays over: a coupon that comes back would surprise those who were told that it had ended.
  if (claimUntil <= now && change.claimUntil.getTime() !== claimUntil.getTime()) throw new ShopError('COUPON_ENDED');
  const isTooLate = 'until' in coupon.window && change.claimUntil > coupon.window.until;
  if (change.claimUntil <= claimFrom || isTooLate) throw new ShopError('COUPON_TERMS');
  await tx
    .updateTable('coupons')
    .set({
      name: change.name,
      is_public: change.isPublic,
      claim_until: change.claimUntil,
      total_limit: change.totalLimit,
      per_user_limit: change.perUserLimit,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  return before;
}
