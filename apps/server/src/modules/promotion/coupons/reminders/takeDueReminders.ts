import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';

export interface DueReminder {
  readonly userId: string;
  readonly couponId: string;
  readonly couponName: string;
  /** Coupons are left, and this user has not claimed one yet. */
  readonly isWorthIt: boolean;
}

/** Removes reminders whose coupon has opened; the caller adds the notices in the same transaction. */
export async function takeDueReminders(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    delete from coupon_reminders as reminder using coupons as coupon
    where coupon.id = reminder.coupon_id and (reminder.user_id, reminder.coupon_id) in (
      select user_id, coupon_id from coupon_reminders where due_at <= ${now}
      order by due_at, coupon_id limit ${limit} for update skip locked)
    returning reminder.user_id as "userId", coupon.id as "couponId", coupon.name as "couponName",
      coupon.claim_until > ${now} and coupon.issued_count < coupon.total_limit and not exists (
        select from user_coupons as held where held.user_id = reminder.user_id and held.coupon_id = coupon.id
      ) as "isWorthIt"`.execute(tx);
  return rows;
}
