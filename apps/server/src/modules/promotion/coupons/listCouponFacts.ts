import type { Coupon as PricedCoupon, CouponRule } from '@jiwu/pricing';
import { assert } from '@jiwu/kernel';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Coupon } from './Coupon.ts';
import { userCouponColumns, userCouponOf } from './UserCoupon.ts';

/** More coupons than a buyer chooses from; those that end first. */
const LIMIT = 100;

interface Input {
  readonly userId: string;
  /** Only this one, in whatever state it is. */
  readonly userCouponId?: string;
  readonly now: Date;
}

/** The price engine's facts of a user's coupons: the unused ones that have not ended, or the chosen one. */
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
  switch (kind) {
    case 'fullReduction':
      return { kind, thresholdFen, offFen: given(offFen) };
    case 'discount':
      return { kind, thresholdFen, offBp: 10_000 - given(rateBp), capFen };
    case 'noThreshold':
      return { kind, offFen: given(offFen) };
  }
}

/** The table demands what each kind needs. */
function given(term: number | null): number {
  assert(term !== null, 'a coupon has the terms of its kind');
  return term;
}
