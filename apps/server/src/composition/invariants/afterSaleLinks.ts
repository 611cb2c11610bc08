import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties after-sale requests to the lines of their orders, and to the refunds. */
export const afterSaleLinks: readonly Invariant[] = [
  {
    number: 6,
    title: 'A refunded request has put integral right: what was used is back, what was earned is gone or owed',
    each: 'user',
    query: sql`
      with moved as (
        select cause_id,
          coalesce(sum(amount) filter (where leg = 'integralBack'), 0) as given,
          coalesce(sum(amount) filter (where leg = 'earnedBack'), 0) as taken
        from ledger_transfers where cause_kind = 'afterSale' and leg in ('integralBack', 'earnedBack') group by cause_id
      ), owed as (
        select user_id, cause_id, amount from integral_debts where cause_kind = 'afterSale'
      )
      select coalesce(request.id::text, moved.cause_id) as after_sale_id, request.state, integral_back, given, earned_back,
        taken, owed.amount as owed
      from after_sales as request
      full join moved on moved.cause_id = request.id::text
      left join owed on owed.user_id = request.user_id and owed.cause_id = request.id
      where request.id is null
        or coalesce(given, 0) <> case when state in ('refunding', 'refunded') then integral_back else 0 end
        or coalesce(taken, 0) + coalesce(owed.amount, 0)
          <> case when state in ('refunding', 'refunded') then earned_back else 0 end`,
  },
  {
    number: 11,
    title:
      'Per line, the refunded pieces are those of its requests, and none is asked for twice or without having been bought',
    each: 'user',
    query: sql`
      with asked as (
        select request.user_id, request.order_id, line.line_id,
          coalesce(sum(pieces) filter (where state in ('refunding', 'refunded') and not was_sent), 0) as cancelled,
          coalesce(sum(pieces) filter (where state in ('refunding', 'refunded') and was_sent), 0) as returned,
          coalesce(sum(pieces) filter (where state in ('applied', 'awaitingReturn', 'returning')), 0) as open
        from after_sales as request
        join after_sale_lines as line on line.user_id = request.user_id and line.after_sale_id = request.id
        group by 1, 2, 3
      )
      select coalesce(line.order_id, asked.order_id) as order_id, coalesce(line.id, asked.line_id) as line_id, quantity,
        sent_quantity, cancelled_quantity, cancelled, returned_quantity, returned, open
      from order_lines as line
      full join asked on asked.user_id = line.user_id and asked.order_id = line.order_id and asked.line_id = line.id
      where line.id is null
        or cancelled_quantity <> coalesce(cancelled, 0) or returned_quantity <> coalesce(returned, 0)
        or returned_quantity + coalesce(open, 0) > sent_quantity
        or cancelled_quantity + returned_quantity + coalesce(open, 0) > quantity`,
  },
  {
    number: 11,
    title: 'Per line, what its requests come to is at most what was paid, and exactly that when all of it is refunded',
    each: 'user',
    query: sql`
      with asked as (
        select request.user_id, request.order_id, line.line_id, sum(line.money_fen) as money_fen,
          sum(line.integral) as integral, sum(line.earned_integral) filter (where state in ('refunding', 'refunded')) as earned
        from after_sales as request
        join after_sale_lines as line on line.user_id = request.user_id and line.after_sale_id = request.id
        where state not in ('rejected', 'cancelled')
        group by 1, 2, 3
      )
      select line.order_id, line.id as line_id, line.pay_fen, asked.money_fen, line.integral, asked.integral as back,
        line.earned_integral, earned
      from order_lines as line
      join asked on asked.user_id = line.user_id and asked.order_id = line.order_id and asked.line_id = line.id
      where asked.money_fen > line.pay_fen or asked.integral > line.integral or earned > line.earned_integral
        or cancelled_quantity + returned_quantity = quantity
          and (asked.money_fen, asked.integral, earned) is distinct from (line.pay_fen, line.integral, line.earned_integral)`,
  },
  {
    number: 11,
    title: 'Per order, refunded ≤ paid; a request comes to what its lines do',
    each: 'user',
    query: sql`
      select request.order_id, null::uuid as after_sale_id, sum(money_fen + request.shipping_fen) as asked, orders.pay_fen
      from after_sales as request
      join orders on orders.user_id = request.user_id and orders.id = request.order_id
      where request.state not in ('rejected', 'cancelled')
      group by request.user_id, request.order_id, orders.pay_fen, orders.shipping_fen
      having sum(money_fen + request.shipping_fen) > orders.pay_fen or sum(request.shipping_fen) > orders.shipping_fen
      union all
      select request.order_id, request.id, request.money_fen, coalesce(sum(line.money_fen), 0) from after_sales as request
      left join after_sale_lines as line on line.user_id = request.user_id and line.after_sale_id = request.id
      group by request.user_id, request.id, request.order_id, request.money_fen, request.integral_back, request.earned_back
      having (request.money_fen, request.integral_back, request.earned_back)
        is distinct from (sum(line.money_fen), sum(line.integral), sum(line.earned_integral))`,
  },
  {
    number: 12,
    title: 'A refunded request has exactly its transfers back to where the money came from, others none',
    each: 'user',
    query: sql`
      with prescribed as (
        select request.id::text as cause_id, leg, amount, purpose, owner_id from after_sales as request
        cross join lateral (values ('sales', money_fen), ('shipping', shipping_fen)) as legs (leg, amount)
        cross join lateral (
          select case when refund_to = 'balance' then 'balance' else 'clearing' end as purpose,
            case when refund_to = 'balance' then user_id end as owner_id
        ) as source
        where state = 'refunded' and amount > 0
      ), moved as (
        select cause_id, leg, amount, credit.purpose, credit.owner_id from ledger_transfers
        join ledger_accounts as credit on credit.id = credit_account_id
        where cause_kind = 'afterSale' and leg in ('sales', 'shipping')
      )
      select coalesce(prescribed.cause_id, moved.cause_id) as after_sale_id, coalesce(prescribed.leg, moved.leg) as leg,
        prescribed.amount as prescribed, moved.amount as moved
      from prescribed
      full join moved on moved.cause_id = prescribed.cause_id and moved.leg = prescribed.leg
      where (prescribed.amount, prescribed.purpose, prescribed.owner_id)
        is distinct from (moved.amount, moved.purpose, moved.owner_id)`,
  },
  {
    number: 12,
    title:
      'Money goes back by the payment that it came by, once for each request; that of unsent orders of a batch into the balance',
    each: 'user',
    query: sql`
      select coalesce(request.id, refund.cause_id) as after_sale_id, request.state, refund_to, paid_with,
        refund.state as refund_state, refund.amount_fen
      from after_sales as request
      join orders on orders.user_id = request.user_id and orders.id = request.order_id
      full join (select * from payment_refunds where cause_kind = 'afterSale' and state <> 'failed') as refund
        on refund.user_id = request.user_id and refund.cause_id = request.id
      where request.id is null
        or refund_to <> 'nothing'
          and refund_to <> case when orders.kind = 'dropshipping' and not was_sent then 'balance' else paid_with end
        or refund_to = 'nothing' and money_fen + request.shipping_fen > 0
        or refund.id is not null and (
          request.state not in ('refunding', 'refunded') or refund_to in ('balance', 'nothing')
          or refund.payment_id is distinct from orders.payment_id
          or refund.amount_fen <> money_fen + request.shipping_fen)
        or refund_to not in ('balance', 'nothing') and (request.state = 'refunded') <> (refund.state is not distinct from 'succeeded')`,
  },
];
