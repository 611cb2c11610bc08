import { channelNames, channels, type SharedDiscount } from '@jiwu/pricing';
import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';
import { orderSteps } from './orderStates.ts';

const steps = sql.join(Object.values(orderSteps).map(({ from, to }) => sql`(${from ?? ''}::text, ${to}::text)`));

const channelsWithout = (discount: SharedDiscount): string[] =>
  channelNames.filter((name) => !channels[name].takes[discount]);

export const orderInvariants: readonly Invariant[] = [
  {
    number: 14,
    title: 'Payable = sum of what the lines pay + shipping',
    each: 'user',
    query: sql`
      select orders.user_id, orders.id, no, orders.pay_fen, shipping_fen, sum(line.pay_fen) as lines from orders
      left join order_lines as line on line.user_id = orders.user_id and line.order_id = orders.id
      group by orders.user_id, orders.id, no, orders.pay_fen, shipping_fen
      having orders.pay_fen is distinct from shipping_fen + sum(line.pay_fen)`,
  },
  {
    number: 15,
    title: 'Each order-level discount equals the sum of its shares over lines; no line pays below 0',
    each: 'user',
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
    each: 'user',
    query: sql`
      select orders.user_id, orders.id, no, orders.integral, orders.integral_fen, sum(line.integral) as lines from orders
      left join order_lines as line on line.user_id = orders.user_id and line.order_id = orders.id
      group by orders.user_id, orders.id, no, orders.integral, orders.integral_fen, orders.goods_fen, orders.campaign_fen,
        orders.coupon_fen
      having orders.integral % 100 <> 0 or orders.integral <> orders.integral_fen
        or orders.integral_fen * 5 > orders.goods_fen - orders.campaign_fen - orders.coupon_fen
        or orders.integral is distinct from sum(line.integral)`,
  },
  {
    number: 17,
    title: 'No line bears a share of a coupon, campaign or integral that its channel does not take',
    each: 'user',
    query: sql`
      select user_id, order_id, id, channel, coupon_fen, campaign_fen, integral_fen from order_lines
      where channel = any(${channelsWithout('coupon')}) and coupon_fen <> 0
        or channel = any(${channelsWithout('campaign')}) and campaign_fen <> 0
        or channel = any(${channelsWithout('integral')}) and integral_fen <> 0`,
  },
  {
    number: 18,
    title: "An order's state equals its last history row, and every step in the history is in the state table",
    each: 'user',
    query: sql`
      with walked as (
        select *, lag(to_state) over one as before, lag(position) over one as position_before
        from order_history
        window one as (partition by user_id, order_id order by position)
      )
      select orders.user_id, id as order_id, state, last.to_state from orders
      left join lateral (
        select to_state from order_history
        where order_history.user_id = orders.user_id and order_id = id
        order by position desc limit 1
      ) as last on true
      where state is distinct from last.to_state
      union all
      select user_id, order_id, from_state, to_state from walked
      where (coalesce(from_state, ''), to_state) not in (${steps})
        or before is distinct from from_state or coalesce(position_before + 1, 0) <> position`,
  },
  {
    number: 19,
    title: 'No order is 待付款 later than its deadline + 60 s',
    each: 'shop',
    query: sql`
      select user_id, id, no, pay_by from orders
      where state = 'awaitingPayment' and pay_by < now() - interval '60 seconds'`,
  },
  {
    number: 20,
    title: '(user, idempotency key) leads to at most one order',
    each: 'user',
    query: sql`
      select user_id, request_key, count(*) as orders from orders group by user_id, request_key having count(*) > 1`,
  },
];
