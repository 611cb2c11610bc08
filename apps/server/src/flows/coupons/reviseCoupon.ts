import { changeCoupon, type CouponChange, type StaffCoupon } from '../../modules/promotion/coupons/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly version: number;
  readonly change: CouponChange;
  readonly now: Date;
}

/** A member of staff changes how a coupon is given. Returns its new version. */
export async function reviseCoupon(tx: Tx, { staffId, id, version, change, now }: Input): Promise<number> {
  const before = await changeCoupon(tx, { id, version, change, now });
  const target = { kind: 'coupon', id };
  await recordAudit(tx, { staffId, action: 'coupon.change', target, before: givenOf(before), after: change, now });
  return version + 1;
}

function givenOf({ coupon: { name }, isPublic, claimUntil, totalLimit, perUserLimit }: StaffCoupon): CouponChange {
  return { name, isPublic, claimUntil, totalLimit, perUserLimit };
}
