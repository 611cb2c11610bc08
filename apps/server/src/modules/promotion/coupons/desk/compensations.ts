import { rules } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { lockUserCoupons } from '../couponQueries.ts';
import { issueCoupon } from '../issueCoupon.ts';
import { type UserCoupon, userCouponColumns, userCouponOf } from '../UserCoupon.ts';
import { getStaffCoupon } from './StaffCoupon.ts';

const { days, perStaffDay, perUser } = rules.coupon.compensation;
const SHOWN = 50;

interface Gift {
  readonly userId: string;
  readonly couponId: string;
  /** Null: for no order. */
  readonly orderId: string | null;
  readonly staffId: string;
  readonly reason: string;
  readonly now: Date;
}

/** Gives one of the coupons that are there for it, within what one user, one order and one member of staff may have. */
export async function compensate(
  tx: Tx,
  { userId, couponId, orderId, staffId, reason, now }: Gift,
): Promise<UserCoupon> {
  // The count of a member's day stands under a lock of the member, that of the user under theirs.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`compensations:${staffId}`}, 0))`.execute(tx);
  await lockUserCoupons(tx, userId);
  if (!(await getStaffCoupon(tx, couponId)).isCompensation) throw new ShopError('NOT_FOUND');
  if ((await countOfStaff(tx, { staffId, now })) >= perStaffDay) throw new ShopError('COUPON_COMPENSATION_STAFF');
  if ((await countLeft(tx, { userId, now })) === 0) throw new ShopError('COUPON_COMPENSATION_USER');
  const given = await issueCoupon(tx, { userId, couponId, source: 'staff', now });
  await tx
    .insertInto('coupon_compensations')
    .values({
      user_id: userId,
      user_coupon_id: given.id,
      order_id: orderId,
      staff_id: staffId,
      reason,
      given_at: now,
    })
    .execute()
    .catch((error: unknown): never => {
      if (violatedConstraint(error) === 'coupon_compensations_user_id_order_id_key')
        throw new ShopError('COUPON_COMPENSATED');
      throw error;
    });
  return given;
}

/** How many more a user may be given for the present. */
export async function countLeft(db: Reader, { userId, now }: { userId: string; now: Date }): Promise<number> {
  const { count } = await db
    .selectFrom('coupon_compensations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('given_at', '>', new Date(now.getTime() - days * DAY_MS))
    .executeTakeFirstOrThrow();
  return Math.max(0, perUser - count);
}

async function countOfStaff(db: Reader, { staffId, now }: { staffId: string; now: Date }): Promise<number> {
  const { count } = await db
    .selectFrom('coupon_compensations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('given_at', '>=', new Date(`${businessDay(now)}T00:00:00+08:00`))
    .executeTakeFirstOrThrow();
  return count;
}

export interface Compensation {
  readonly held: UserCoupon;
  readonly orderId: string | null;
  readonly staffId: string;
  readonly reason: string;
}

/** What a user was given, or for one order of theirs, the newest first. */
export async function listCompensations(
  db: Reader,
  { userId, orderId, now }: { userId: string; orderId: string | null; now: Date },
): Promise<Compensation[]> {
  const rows = await db
    .selectFrom('coupon_compensations as gift')
    .innerJoin('user_coupons', (join) =>
      join.onRef('user_coupons.user_id', '=', 'gift.user_id').onRef('user_coupons.id', '=', 'gift.user_coupon_id'),
    )
    .innerJoin('coupons', 'coupons.id', 'user_coupons.coupon_id')
    .select(userCouponColumns)
    .select(['gift.order_id as for_order', 'gift.staff_id', 'gift.reason'])
    .where('gift.user_id', '=', userId)
    .$if(orderId !== null, (query) => query.where('gift.order_id', '=', orderId))
    .orderBy('gift.given_at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    held: userCouponOf(row, now),
    orderId: row.for_order,
    staffId: row.staff_id,
    reason: row.reason,
  }));
}
