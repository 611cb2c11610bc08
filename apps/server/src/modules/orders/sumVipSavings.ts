import { sql } from 'kysely';
import type { Reader } from '../../platform/database/createDatabase.ts';
import { listed } from '../../platform/database/listed.ts';

interface Input {
  readonly userId: string;
  /** Orders that used a coupon which only a VIP gets. */
  readonly couponOrderIds: readonly string[];
  /** What was paid since then counts as recent. */
  readonly since: Date;
}

interface Savings {
  readonly priceFen: number;
  readonly shippingFen: number;
  readonly coupons: number;
  readonly couponFen: number;
  readonly recentFen: number;
}

/**
 * What being a VIP has saved: on pieces that were kept, on shipping that was free for VIPs alone, and by coupons. Of orders
 * that were paid and did not end refunded.
 */
export async function sumVipSavings(db: Reader, { userId, couponOrderIds, since }: Input): Promise<Savings> {
  const { rows } = await sql<Savings>`
    with saved (order_id, price_fen, shipping_fen, coupon_fen) as (
      select order_id, (list_fen - goods_fen) / quantity * (quantity - cancelled_quantity - returned_quantity), 0, 0
      from order_lines where user_id = ${userId} and unit_price_reason ->> 'code' = 'vipPrice'
      union all
      select id, 0, (shipping_reason ->> 'savedFen')::int8, 0
      from orders where user_id = ${userId} and shipping_reason ->> 'code' = 'shippingFreeVip'
      union all
      select id, 0, 0, coupon_fen from orders where user_id = ${userId} and id = any(${listed(couponOrderIds, 'uuid')})
    )
    select coalesce(sum(price_fen), 0)::int8 as "priceFen", coalesce(sum(saved.shipping_fen), 0)::int8 as "shippingFen",
      count(*) filter (where saved.coupon_fen > 0)::int8 as coupons, coalesce(sum(saved.coupon_fen), 0)::int8 as "couponFen",
      coalesce(sum(price_fen + saved.shipping_fen + saved.coupon_fen) filter (where paid_at >= ${since}), 0)::int8 as "recentFen"
    from saved join orders on orders.user_id = ${userId} and orders.id = saved.order_id
    where paid_at is not null and state <> 'closed'`.execute(db);
  return rows[0] ?? { priceFen: 0, shippingFen: 0, coupons: 0, couponFen: 0, recentFen: 0 };
}
