import { sql } from 'kysely';
import type { Reader } from '../../platform/database/createDatabase.ts';
import { type Coupon, couponColumns, couponOf } from './Coupon.ts';

/** Nobody looks through more of them. */
const MOST = 50;
/** So long before it opens a coupon is announced. */
const SOON_MS = 7 * 24 * 60 * 60 * 1000;

interface Input {
  /** Only what is good for this product, and only now; a channel's coupons are offered in the channel. */
  readonly product: { readonly id: string; readonly categoryIds: readonly string[] } | null;
  readonly userId: string | null;
  readonly now: Date;
}

export interface CouponOffer {
  readonly coupon: Coupon;
  readonly claimFrom: Date;
  readonly claimUntil: Date;
  readonly perUserLimit: number;
  readonly totalLimit: number;
  /** How many of it this user has had. */
  readonly held: number;
  /** Until when the last of them that can still be used is good. */
  readonly heldUntil: Date | null;
  readonly left: number;
  /** Whether this user is told when it opens. */
  readonly isReminded: boolean;
}

/** What can be claimed now or within a week, those that can be claimed no longer soonest first. */
export async function listOffers(db: Reader, { product, userId, now }: Input): Promise<CouponOffer[]> {
  let query = db
    .selectFrom('coupons')
    .select([...couponColumns, 'coupons.id as coupon_id', 'claim_from', 'claim_until', 'per_user_limit', 'total_limit'])
    .select(sql<number>`total_limit - issued_count`.as('left'))
    .select((select) =>
      select
        .selectFrom('user_coupons')
        .select((count) => count.fn.countAll<number>().as('held'))
        .where('user_id', '=', userId)
        .whereRef('user_coupons.coupon_id', '=', 'coupons.id')
        .as('held'),
    )
    .select((select) =>
      select
        .selectFrom('user_coupons')
        .select((most) => most.fn.max('user_coupons.valid_until').as('held_until'))
        .where('user_id', '=', userId)
        .whereRef('user_coupons.coupon_id', '=', 'coupons.id')
        .where('user_coupons.state', '=', 'unused')
        .where('user_coupons.valid_until', '>', now)
        .as('held_until'),
    )
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('coupon_reminders')
            .where('user_id', '=', userId)
            .whereRef('coupon_reminders.coupon_id', '=', 'coupons.id'),
        )
        .as('is_reminded'),
    )
    .where('is_public', '=', true)
    .where('claim_from', '<=', product ? now : new Date(now.getTime() + SOON_MS))
    .where('claim_until', '>', now)
    .orderBy('claim_until')
    .orderBy('coupons.id')
    .limit(MOST);
  if (product) {
    query = query.where((where) =>
      where.or([
        where('scope', '=', 'all'),
        sql<boolean>`category_ids && ${[...product.categoryIds]}::text[]`,
        sql<boolean>`product_ids @> ${[product.id]}::uuid[]`,
      ]),
    );
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    coupon: couponOf(row),
    claimFrom: row.claim_from,
    claimUntil: row.claim_until,
    perUserLimit: row.per_user_limit,
    totalLimit: row.total_limit,
    held: row.held ?? 0,
    heldUntil: row.held_until,
    left: row.left,
    isReminded: row.is_reminded === true,
  }));
}
