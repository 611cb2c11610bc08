import type { Coupon as PricedCoupon, CouponRule } from '@jiwu/pricing';
import { assert } from '@jiwu/kernel';
import type { Reader } from '../../platform/database/createDatabase.ts';
import type { Coupon } from './Coupon.ts';
import { userCouponColumns, userCouponOf } from './UserCoupon.ts';

/** More than anyone chooses from; those that end first. */
const LIMIT = 100;

interface Input {
  readonly userId: string;
  /** Only this one, in whatever state it is. */
  readonly userCouponId?: string;
  readonly now: Date;
}

/** What the price engine needs of someone's coupons: the unused ones that have not ended, or the one that was chosen. */
export async function listCouponFacts(db: Reader, { userId, userCouponId, now }: Input): Promise<PricedCoupon[]> {
  let query = db
    .selectFrom('user_coupons')
    .innerJoin('coupons', 'coupons.id', 'user_coupons.coupon_id')
    .select(userCouponColumns)
    .where('user_id', '=', userId);
  query =
    userCouponId === undefined
      ? query.where('state', '=', 'unused').where('user_coupons.valid_until', '>', now)
      : query.where('user_coupons.id', '=', userCouponId);
  const rows = await query.orderBy('user_coupons.valid_until').orderBy('user_coupons.id').limit(LIMIT).execute();
  return rows.map((row) => {
    const { id, coupon, state, validFrom, validUntil } = userCouponOf(row, now);
    return {
      id,
      name: coupon.name,
      rule: ruleOf(coupon),
      scope: coupon.scope,
      startsAt: validFrom,
      expiresAt: validUntil,
      state,
    };
  });
}

function ruleOf({ kind, thresholdFen, offFen, rateBp, capFen }: Coupon): CouponRule {
  if (kind === 'discount') {
    assert(rateBp !== null, 'a discount has a rate');
    return { kind: 'percentOff', thresholdFen, offBp: 10_000 - rateBp, capFen };
  }
  assert(offFen !== null, 'other coupons have an amount');
  return kind === 'noThreshold' ? { kind, offFen } : { kind: 'amountOff', thresholdFen, offFen };
}
