import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

interface CouponSupply {
  readonly claimFrom: Date;
  readonly claimUntil: Date;
  readonly left: number;
  /** Anyone may claim it, or a code leads to it. */
  readonly isClaimable: boolean;
}

/** The number of coupons that the shop can still give, and the time in which it can. */
export async function findCouponSupply(db: Reader, couponId: string): Promise<CouponSupply | null> {
  const { rows } = await sql<CouponSupply>`
    select claim_from as "claimFrom", claim_until as "claimUntil", total_limit - issued_count as left,
      is_public or exists (select from coupon_codes where coupon_id = coupons.id) as "isClaimable"
    from coupons where id = ${couponId}`.execute(db);
  return rows[0] ?? null;
}
