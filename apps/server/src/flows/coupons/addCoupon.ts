import { rules } from '@jiwu/contract';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { createCoupon, type NewCoupon } from '../../modules/promotion/coupons/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { assertScope } from '../activities/assertScope.ts';

interface Input {
  readonly staffId: string;
  readonly coupon: NewCoupon;
  readonly now: Date;
}

/** A member of staff makes a coupon. Its terms are final from now on. */
export async function addCoupon(tx: Tx, { staffId, coupon, now }: Input): Promise<string> {
  if (!isSound(coupon, now)) throw new ShopError('COUPON_TERMS');
  if (coupon.isCompensation && (coupon.isPublic || worthOf(coupon) > rules.coupon.compensation.maxFen)) {
    throw new ShopError('COUPON_COMPENSATION_TERMS');
  }
  await assertScope(tx, coupon.scope);
  const id = await createCoupon(tx, coupon, now);
  const target = { kind: 'coupon', id };
  await recordAudit(tx, { staffId, action: 'coupon.create', target, before: null, after: coupon, now });
  return id;
}

/** The most that it can take off. */
function worthOf({ offFen, capFen }: NewCoupon): number {
  return offFen ?? capFen ?? 0;
}

/** As the table demands it, and of some use: nobody claims what is over, and nothing takes off more than its threshold. */
function isSound({ kind, thresholdFen, offFen, claimFrom, claimUntil, window }: NewCoupon, now: Date): boolean {
  if (claimUntil <= claimFrom || claimUntil <= now) return false;
  if (kind === 'fullReduction' && (offFen ?? 0) > thresholdFen) return false;
  return 'days' in window || (window.from < window.until && claimUntil <= window.until);
}
