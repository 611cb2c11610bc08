import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { listed } from '../../../platform/database/listed.ts';

interface Input {
  readonly userId: string;
  /** Orders that used a coupon which only a VIP gets. */
  readonly couponOrderIds: readonly string[];
  /** Orders paid since this moment count as recent. */
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
 * The savings as a VIP, over paid orders: on pieces that were not refunded, by their share of coupons, and on shipping that was
 * free for VIPs alone, unless the whole order was refunded.
 */
export async function sumVipSavings(db: Reader, { userId, couponOrderIds, since }: Input): Promise<Savings> {
  const { rows } = await sql<Savings>`
    with candidates as (
      select order_id from order_lines where user_id = ${userId} and unit_price_reason ->> 'code' = 'vipPrice'
      union select id from orders where user_id = ${userId} and shipping_reason ->> 'code' = 'shippingFreeVip'
      union select unnest(${listed(couponOrderIds, 'uuid')})
    ), lines as (
      select order_id, quantity, quantity - cancelled_quantity - returned_quantity as kept,
        case when unit_price_reason ->> 'code' = 'vipPrice' then list_fen - goods_fen else 0 end as price_fen,
        case when order_id = any(${listed(couponOrderIds, 'uuid')}) then coupon_fen else 0 end as coupon_fen
      from order_lines join candidates using (order_id) where user_id = ${userId}
    ), kept as (
      select order_id, sum(price_fen / quantity * kept) as price_fen,
        -- As shareOfPieces divides it.
        sum(coupon_fen - round(coupon_fen::numeric * (quantity - kept) / quantity)) as coupon_fen
      from lines group by order_id having sum(kept) > 0
    ), saved as (
      select paid_at, kept.price_fen, kept.coupon_fen, case shipping_reason ->> 'code'
        when 'shippingFreeVip' then (shipping_reason ->> 'savedFen')::int8 else 0 end as shipping_fen
      from kept join orders on orders.user_id = ${userId} and orders.id = kept.order_id
      where paid_at is not null and state <> 'closed'
    )
    select coalesce(sum(price_fen), 0)::int8 as "priceFen", coalesce(sum(shipping_fen), 0)::int8 as "shippingFen",
      count(*) filter (where coupon_fen > 0)::int8 as coupons, coalesce(sum(coupon_fen), 0)::int8 as "couponFen",
      coalesce(sum(price_fen + shipping_fen + coupon_fen) filter (where paid_at >= ${since}), 0)::int8 as "recentFen"
    from saved`.execute(db);
  return rows[0] ?? { priceFen: 0, shippingFen: 0, coupons: 0, couponFen: 0, recentFen: 0 };
}
