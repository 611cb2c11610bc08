import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { couponColumns, couponOf } from './Coupon.ts';

/** A limit per user is over rows of which there may be none to lock. Held until the transaction ends. */
export async function lockUserCoupons(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`coupons:${userId}`}, 0))`.execute(tx);
}

/** A coupon with the facts that decide whether this user may still get one. */
export async function getIssuable(db: Reader, input: { couponId: string; userId: string }) {
  const row = await db
    .selectFrom('coupons')
    .select([...couponColumns, 'coupons.id as coupon_id', 'is_public', 'claim_from', 'claim_until'])
    .select(['total_limit', 'per_user_limit', 'issued_count'])
    .select((select) =>
      select
        .selectFrom('user_coupons')
        .select((count) => count.fn.countAll<number>().as('held'))
        .where('user_id', '=', input.userId)
        .whereRef('user_coupons.coupon_id', '=', 'coupons.id')
        .as('held'),
    )
    .where('coupons.id', '=', input.couponId)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return {
    coupon: couponOf(row),
    isPublic: row.is_public,
    claimFrom: row.claim_from,
    claimUntil: row.claim_until,
    isGone: row.issued_count >= row.total_limit,
    perUserLimit: row.per_user_limit,
    held: row.held ?? 0,
  };
}
