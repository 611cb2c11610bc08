import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { type Coupon, couponColumns, couponOf } from './Coupon.ts';

/** More offers than a user looks through. */
const MOST = 50;
/** A coupon is announced this long before it opens. */
const SOON_MS = 7 * DAY_MS;

interface Input {
  /** Only offers for some of these products that are open now; a channel's coupons are offered in the channel. */
  readonly goods: { readonly productIds: readonly string[]; readonly categoryIds: readonly string[] } | null;
  readonly userId: string | null;
  readonly now: Date;
}

export interface CouponOffer {
  readonly coupon: Coupon;
  readonly claimFrom: Date;
  readonly claimUntil: Date;
  readonly perUserLimit: number;
  readonly totalLimit: number;
  /** Number of these coupons that this user has claimed so far. */
  readonly held: number;
  /** End of this user's last coupon of these that is still usable. */
  readonly heldUntil: Date | null;
  readonly left: number;
  /** Whether this user is told when it opens. */
  readonly isReminded: boolean;
}

/** Offers that are open now or within a week; those that close soonest first. */
export async function listOffers(db: Reader, { goods, userId, now }: Input): Promise<CouponOffer[]> {
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
    .where('claim_from', '<=', goods ? now : new Date(now.getTime() + SOON_MS))
    .where('claim_until', '>', now)
    .orderBy('claim_until')
    .orderBy('coupons.id')
    .limit(MOST);
  if (goods) {
    query = query.where((where) =>
      where.or([
        where('scope', '=', 'all'),
        sql<boolean>`category_ids && ${[...goods.categoryIds]}::text[]`,
        sql<boolean>`product_ids && ${[...goods.productIds]}::uuid[]`,
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
