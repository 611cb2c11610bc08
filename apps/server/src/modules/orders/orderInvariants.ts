import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';
import { orderSteps } from './orderStates.ts';

const steps = sql.join(Object.values(orderSteps).map(({ from, to }) => sql`(${from ?? ''}::text, ${to}::text)`));

export const orderInvariants: readonly Invariant[] = [
  {
    number: 6,
    title: 'A paid order has exactly the transfers of what was paid for goods and for sending them, others none',
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
        or coalesce(sales, 0) <> case when paid_at is null then 0 else pay_fen - shipping_fen end
        or coalesce(shipping, 0) <> case when paid_at is null then 0 else shipping_fen end`,
  },
  {
    number: 8,
    title: 'A paid order has the one payment that counts, of what it costs; others have none',
    query: sql`
      select orders.user_id, orders.id, no, orders.state, payment_id, payments.id as counted, amount_fen from orders
      full join payments on payable_kind = 'order' and payable_id = orders.id and payments.state = 'paid' and not is_surplus
      where (orders.id is not null or payable_kind = 'order' and payments.state = 'paid' and not is_surplus)
        and (payments.id is distinct from orders.payment_id
          or payments.id is not null and amount_fen <> pay_fen
          or (orders.paid_at is not null and paid_with <> 'nothing') <> (payments.id is not null))`,
  },
  {
    number: 14,
    title: 'Payable = sum of what the lines pay + shipping',
    query: sql`
      select orders.user_id, orders.id, no, orders.pay_fen, shipping_fen, sum(line.pay_fen) as lines from orders
      left join order_lines as line on line.user_id = orders.user_id and line.order_id = orders.id
      group by orders.user_id, orders.id
      having orders.pay_fen is distinct from shipping_fen + sum(line.pay_fen)`,
  },
  {
    number: 15,
    title: 'Each order-level discount equals the sum of its shares over lines; no line pays below 0',
    query: sql`
      with shares as (
        select user_id, order_id, 'campaign' as rule, campaign_id as rule_id, sum(campaign_fen) as amount
        from order_lines where campaign_fen <> 0 group by 1, 2, 4
        union all
        select line.user_id, order_id, 'coupon', user_coupon_id, sum(line.coupon_fen) from order_lines as line
        join orders on orders.user_id = line.user_id and orders.id = order_id
        where line.coupon_fen <> 0 group by 1, 2, 4
        union all
        select user_id, order_id, 'integral', null, sum(integral_fen)
        from order_lines where integral_fen <> 0 group by 1, 2
      ), totals as (
        select user_id, order_id, sum(campaign_fen) as campaign_fen, sum(coupon_fen) as coupon_fen,
          sum(integral_fen) as integral_fen, sum(goods_fen) as goods_fen
        from order_lines group by 1, 2
      )
      select coalesce(shares.order_id, discount.order_id) as order_id, coalesce(shares.rule, discount.rule) as what,
        shares.amount, discount.amount_fen
      from shares full join order_discounts as discount
        on discount.user_id = shares.user_id and discount.order_id = shares.order_id and discount.rule = shares.rule
          and discount.rule_id is not distinct from shares.rule_id
      where shares.amount is distinct from discount.amount_fen
      union all
      select id, 'totals', null, null from orders
      left join totals on totals.user_id = orders.user_id and totals.order_id = orders.id
      where (totals.campaign_fen, totals.coupon_fen, totals.integral_fen, totals.goods_fen)
        is distinct from (orders.campaign_fen, orders.coupon_fen, orders.integral_fen, orders.goods_fen)
      union all
      select order_id, 'line', pay_fen, goods_fen from order_lines
      where pay_fen < 0 or pay_fen <> goods_fen - campaign_fen - coupon_fen - integral_fen`,
  },
  {
    number: 16,
    title: 'Integral discount ≤ 20% of goods, in multiples of 100 integral',
    query: sql`
      select orders.user_id, orders.id, no, orders.integral, orders.integral_fen, sum(line.integral) as lines from orders
      left join order_lines as line on line.user_id = orders.user_id and line.order_id = orders.id
      group by orders.user_id, orders.id
      having orders.integral % 100 <> 0 or orders.integral <> orders.integral_fen
        or orders.integral_fen * 5 > orders.goods_fen - orders.campaign_fen - orders.coupon_fen
        or orders.integral is distinct from sum(line.integral)`,
  },
  {
    number: 17,
    title: 'No woot or openBox line bears a coupon share',
    query: sql`
      select user_id, order_id, id, channel, coupon_fen from order_lines
      where channel in ('woot', 'openBox') and coupon_fen <> 0`,
  },
  {
    number: 18,
    title: "An order's state equals its last history row, and every step in the history is in the state table",
    query: sql`
      with walked as (
        select *, lag(to_state) over one as before, lag(position) over one as position_before,
          row_number() over (partition by user_id, order_id order by position desc) as from_last
        from order_history
        window one as (partition by user_id, order_id order by position)
      )
      select orders.user_id, id as order_id, state, to_state from orders
      left join walked on walked.user_id = orders.user_id and order_id = id and from_last = 1
      where state is distinct from to_state
      union all
      select user_id, order_id, from_state, to_state from walked
      where (coalesce(from_state, ''), to_state) not in (${steps})
        or before is distinct from from_state or coalesce(position_before + 1, 0) <> position`,
  },
  {
    number: 19,
    title: 'No order is 待付款 later than its deadline + 60 s',
    query: sql`
      select user_id, id, no, pay_by from orders
      where state = 'awaitingPayment' and pay_by < now() - interval '60 seconds'`,
  },
  {
    number: 20,
    title: '(user, idempotency key) leads to at most one order',
    query: sql`
      select user_id, request_key, count(*) as orders from orders group by user_id, request_key having count(*) > 1`,
  },
  {
    number: 23,
    title: 'reserved equals the unsent pieces of live order lines, and those that draws have promised',
    query: sql`
      with live as (
        select sku_id, sum(quantity - sent_quantity - cancelled_quantity) as pieces from order_lines as line
        join orders on orders.user_id = line.user_id and orders.id = line.order_id
        where takes_stock and state in ('awaitingPayment', 'awaitingGroup', 'awaitingDispatch')
        group by sku_id
      ), promised as (
        select sku_id, sum(pieces) as pieces from (
          select sku_id, stock - won as pieces from draw_prizes as prize
          where sku_id is not null and not exists (select from draw_reveals as shown where shown.period_id = prize.period_id)
          union all
          select sku_id, 1 from draws
          join draw_prizes as prize on prize.period_id = draws.period_id and position = prize_position
          where holds_piece
        ) as prizes group by sku_id
      ), held as (
        select sku_id, sum(pieces) as pieces from (table live union all table promised) as parts group by sku_id
      )
      select coalesce(level.sku_id, held.sku_id) as sku_id, reserved, pieces from stock_levels as level
      full join held on held.sku_id = level.sku_id
      where coalesce(reserved, 0) <> coalesce(pieces, 0)`,
  },
  {
    number: 31,
    title: 'A 已使用 coupon has exactly one paid order, a 已锁定 one exactly one 待付款 order, others none',
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
    query: sql`
      select user_id, order_id, position, by_id, at from order_history as step
      where by_kind = 'staff'
        and not exists (select from audit_rows where staff_id = step.by_id and audit_rows.at = step.at)`,
  },
];
