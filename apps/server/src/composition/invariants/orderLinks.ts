import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';
import { piecesSetAside } from '../piecesSetAside.ts';

const setAside = sql.join(piecesSetAside, sql` union all `);

/** Ties orders to their payments, transfers, coupons, reserved stock and the staff who handled them. */
export const orderLinks: readonly Invariant[] = [
  {
    number: 6,
    title:
      'A paid order has exactly the transfers of what was paid for goods and for sending them, others none; those of a batch are booked with it',
    each: 'user',
    query: sql`
      with booked as (
        select cause_id,
          coalesce(sum(amount) filter (where leg = 'sales'), 0) as sales,
          coalesce(sum(amount) filter (where leg = 'shipping'), 0) as shipping
        from ledger_transfers where cause_kind = 'order' group by cause_id
      )
      select user_id, id, no, pay_fen, shipping_fen, sales, shipping from orders
      full join booked on booked.cause_id = orders.id::text
      where orders.id is null
        or coalesce(sales, 0) <> case when paid_at is null or kind = 'dropshipping' then 0 else pay_fen - shipping_fen end
        or coalesce(shipping, 0) <> case when paid_at is null or kind = 'dropshipping' then 0 else shipping_fen end`,
  },
  {
    number: 8,
    title:
      'The orders of a payment that counts come to exactly what was paid; every paid order has one, others have none',
    each: 'user',
    query: sql`
      with counted as (
        select * from payments
        where payable_kind in ('order', 'dropshippingBatch') and state = 'paid' and not is_surplus
      ), paid as (
        select user_id, payment_id, sum(pay_fen) as pay_fen, count(*) as orders, min(paid_with) as paid_with,
          max(paid_with) as also_with, min(case kind when 'dropshipping' then subject_id else id end::text) as payable_id,
          max(case kind when 'dropshipping' then subject_id else id end::text) as also_id
        from orders where payment_id is not null group by user_id, payment_id
      )
      select coalesce(counted.user_id, paid.user_id) as user_id, counted.id as payment_id, paid.payment_id as of_orders, orders,
        counted.amount_fen, paid.pay_fen
      from counted full join paid on paid.user_id = counted.user_id and paid.payment_id = counted.id
      where counted.id is null or paid.payment_id is null
        or counted.amount_fen <> paid.pay_fen
        or (counted.gateway::text, counted.payable_id::text) is distinct from (paid.paid_with, paid.payable_id)
        or (paid.also_with, paid.also_id) is distinct from (paid.paid_with, paid.payable_id)
      union all
      select user_id, payment_id, id, 1, pay_fen, pay_fen from orders
      where (payment_id is not null) <> (paid_at is not null and paid_with <> 'nothing')`,
  },
  {
    number: 23,
    title: 'reserved equals the unsent pieces of live order lines, and those that are set aside for prizes and deals',
    each: 'shop',
    query: sql`
      with held as (
        select sku_id, sum(pieces) as pieces from (
          select sku_id, quantity - sent_quantity - cancelled_quantity as pieces from order_lines as line
          join orders on orders.user_id = line.user_id and orders.id = line.order_id
          where takes_stock and state in ('awaitingPayment', 'awaitingGroup', 'awaitingDispatch')
          union all ${setAside}
        ) as parts group by sku_id
      )
      select coalesce(level.sku_id, held.sku_id) as sku_id, reserved, pieces from stock_levels as level
      full join held on held.sku_id = level.sku_id
      where coalesce(reserved, 0) <> coalesce(pieces, 0)`,
  },
  {
    number: 31,
    title: 'A 已使用 coupon has exactly one paid order, a 已锁定 one exactly one 待付款 order, others none',
    each: 'user',
    query: sql`
      select held.user_id, held.id, held.state, held.order_id, orders.state as order_state from user_coupons as held
      left join orders on orders.user_id = held.user_id and orders.id = held.order_id
      where held.state <> 'unused' and (
        orders.user_coupon_id is distinct from held.id
        or held.state = 'locked' and orders.state <> 'awaitingPayment'
        or held.state = 'used' and orders.paid_at is null)
      union all
      select orders.user_id, user_coupon_id, held.state, orders.id, orders.state from orders
      left join user_coupons as held on held.user_id = orders.user_id and held.id = user_coupon_id and held.order_id = orders.id
      where user_coupon_id is not null and (
        orders.state = 'awaitingPayment' and held.state is distinct from 'locked'
        -- It comes back with the last piece that is refunded, and only then.
        or paid_at is not null and (held.state is not distinct from 'used') <> exists (
          select from order_lines as line where line.user_id = orders.user_id and line.order_id = orders.id
            and line.cancelled_quantity + line.returned_quantity < line.quantity))`,
  },
  {
    number: 32,
    title: 'A coupon takes off no more than its cap and its goods, and is taken inside its window',
    each: 'user',
    query: sql`
      select orders.user_id, orders.id, no, orders.coupon_fen, coupon.off_fen, cap_fen from orders
      join user_coupons as held on held.user_id = orders.user_id and held.id = user_coupon_id
      join coupons as coupon on coupon.id = held.coupon_id
      join lateral (
        select coalesce(sum(line.goods_fen - line.campaign_fen), 0) as goods_fen,
          bool_and(case scope
            when 'products' then product_id = any(coupon.product_ids)
            when 'channel' then line.channel = coupon.channel
            else true end) as fit
        from order_lines as line
        where line.user_id = orders.user_id and line.order_id = orders.id and line.coupon_fen > 0
      ) as borne on true
      where orders.coupon_fen > coalesce(coupon.off_fen, cap_fen, 0)
        or orders.coupon_fen > borne.goods_fen or not coalesce(borne.fit, false)
        or orders.created_at < held.valid_from or orders.created_at >= held.valid_until`,
  },
  {
    number: 47,
    title: 'Each step of an order that staff took has an audit row of theirs',
    each: 'user',
    query: sql`
      select user_id, order_id, position, by_id, at from order_history as step
      where by_kind = 'staff'
        and not exists (select from audit_rows where staff_id = step.by_id and audit_rows.at = step.at)`,
  },
];
