import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const couponInvariants: readonly Invariant[] = [
  {
    // composition/invariants/orderLinks.ts adds that this order exists, and is paid or waits to be.
    number: 31,
    title: 'A used or locked coupon names exactly one order, others none',
    each: 'user',
    query: sql`
      select user_id, id, state, order_id from user_coupons
      where (state = 'unused') <> (order_id is null) or (state = 'used') <> (used_at is not null)
      union all
      select user_id, min(id::text)::uuid, 'shared', order_id from user_coupons
      where order_id is not null group by user_id, order_id having count(*) > 1`,
  },
  {
    // composition/invariants/orderLinks.ts adds that the discount stays below cap and goods.
    number: 32,
    title:
      'Coupons issued stay within their limits, are taken inside their window, and name who of the staff gave them',
    each: 'shop',
    query: sql`
      with issued as (
        select coupon_id, count(*) as number from user_coupons group by coupon_id
      ), per_user as (
        select coupon_id, user_id, count(*) as number from user_coupons where source <> 'draw' group by coupon_id, user_id
      )
      select id as coupon_id, null::uuid as user_id, 'total' as what from coupons
      left join issued on issued.coupon_id = id
      where issued_count > total_limit or issued_count <> coalesce(number, 0)
      union all
      select coupon_id, user_id, 'perUser' from per_user join coupons on id = coupon_id
      where number > per_user_limit
      union all
      select coupon_id, user_id, 'window' from user_coupons
      where state <> 'unused' and not coalesce(locked_at >= valid_from and locked_at < valid_until, false)
      union all
      select coupon_id, user_id, 'whoGaveIt' from user_coupons as held
      where source = 'staff' and not exists (
        select from coupon_compensations as gift where gift.user_id = held.user_id and gift.user_coupon_id = held.id)`,
  },
];
