import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties batches to their orders, to the one payment, and to the ledger. */
export const dropshippingLinks: readonly Invariant[] = [
  {
    number: 6,
    title:
      'A paid batch has exactly the transfers of what was paid for the goods of its orders and for sending them, others none',
    each: 'user',
    query: sql`
      with booked as (
        select cause_id, coalesce(sum(amount) filter (where leg = 'sales'), 0) as sales,
          coalesce(sum(amount) filter (where leg = 'shipping'), 0) as shipping
        from ledger_transfers where cause_kind = 'dropshippingBatch' group by cause_id
      )
      select user_id, id, no, state, goods_fen, sales, shipping_fen, shipping from dropshipping_batches as batch
      full join booked on booked.cause_id = batch.id::text
      where batch.id is null
        or coalesce(sales, 0) <> case when paid_at is null then 0 else goods_fen end
        or coalesce(shipping, 0) <> case when paid_at is null then 0 else shipping_fen end`,
  },
  {
    number: 43,
    title: 'A batch is wholly paid or wholly unpaid, by one payment that equals the sum of its orders',
    each: 'user',
    query: sql`
      with ordered as (
        select user_id, subject_id, count(*) as orders, sum(pay_fen) as pay_fen, sum(shipping_fen) as shipping_fen,
          count(*) filter (where paid_at is not null) as paid, min(payment_id::text) as payment_id,
          count(distinct payment_id) as payments, min(paid_with) as paid_with,
          count(*) filter (where state = 'awaitingPayment') as unpaid
        from orders where kind = 'dropshipping' group by 1, 2
      )
      select coalesce(batch.user_id, ordered.user_id) as user_id, batch.id, batch.no, batch.state, ordered.orders, paid, batch.pay_fen,
        ordered.pay_fen as orders_pay, amount_fen
      from dropshipping_batches as batch
      full join ordered on ordered.user_id = batch.user_id and ordered.subject_id = batch.id
      left join payments as payment on payment.user_id = batch.user_id and payment.id = batch.payment_id
        and payment.payable_kind = 'dropshippingBatch' and payment.payable_id = batch.id and payment.state = 'paid' and not is_surplus
      where batch.id is null
        or made_orders <> coalesce(ordered.orders, 0)
        or batch.state in ('unpaid', 'paid', 'completed') and (batch.all_orders, batch.pay_fen, batch.shipping_fen)
          is distinct from (ordered.orders, ordered.pay_fen, ordered.shipping_fen)
        or batch.paid_at is not null and (batch.all_orders, 1::bigint, batch.payment_id::text, batch.paid_with::text, batch.pay_fen)
          is distinct from (ordered.paid, ordered.payments, ordered.payment_id, ordered.paid_with, amount_fen)
        or batch.paid_at is null and (coalesce(ordered.paid, 0) > 0 or exists (
          select from payments as other where other.payable_kind = 'dropshippingBatch' and other.payable_id = batch.id
            and other.state = 'paid' and not other.is_surplus))
        or batch.state in ('ordering', 'unpaid') and ordered.unpaid <> ordered.orders
        or batch.state = 'closed' and ordered.unpaid > 0`,
  },
  {
    number: 43,
    title: 'A row of a batch is one order of one line, at the price and to the place that the row says',
    each: 'user',
    query: sql`
      select row.user_id, row.batch_id, row.no, row.order_id, orders.no as order_no, row.pay_fen, orders.pay_fen as paid
      from (select * from dropshipping_rows where order_id is not null) as row
      full join (select * from orders where kind = 'dropshipping') as orders
        on orders.user_id = row.user_id and orders.id = row.order_id
      left join lateral (
        select count(*) as lines, min(sku_id::text) as sku_id, min(quantity) as quantity, min(unit_price_fen) as unit_price_fen,
          bool_and(channel = 'dropshipping') as is_of_channel
        from order_lines as line where line.user_id = orders.user_id and line.order_id = orders.id
      ) as lines on true
      where row.no is null or orders.id is null or not is_of_channel
        or (row.batch_id, row.pay_fen, row.shipping_fen, row.place_code, row.detail, row.recipient)
          is distinct from (orders.subject_id, orders.pay_fen, orders.shipping_fen, ship_to ->> 'divisionCode', ship_to ->> 'detail',
            ship_to ->> 'recipient')
        or (1::bigint, row.sku_id::text, row.pieces::int, row.unit_price_fen)
          is distinct from (lines, lines.sku_id, lines.quantity, lines.unit_price_fen)`,
  },
  {
    number: 43,
    title: 'A batch counts how far its orders are, and what came back of its payment',
    each: 'user',
    query: sql`
      with ordered as (
        select user_id, subject_id, count(*) filter (where dispatched_at is not null) as sent,
          count(*) filter (where state = 'completed') as completed,
          count(*) filter (where state = 'closed' and paid_at is not null and dispatched_at is null) as cancelled,
          count(*) filter (where state = 'closed' and paid_at is not null and dispatched_at is not null) as returned
        from orders where kind = 'dropshipping' group by 1, 2
      ), refunded as (
        select orders.user_id, subject_id, sum(money_fen + request.shipping_fen) as refunded_fen from after_sales as request
        join orders on orders.user_id = request.user_id and orders.id = request.order_id
        where orders.kind = 'dropshipping' and request.state in ('refunding', 'refunded') group by 1, 2
      )
      select batch.user_id, batch.id, batch.no, batch.state, sent_orders, sent, completed_orders, completed, batch.refunded_fen,
        refunded.refunded_fen as asked
      from dropshipping_batches as batch
      left join ordered on ordered.user_id = batch.user_id and ordered.subject_id = batch.id
      left join refunded on refunded.user_id = batch.user_id and refunded.subject_id = batch.id
      where (sent_orders, completed_orders, cancelled_orders, returned_orders, batch.refunded_fen) is distinct from (
        coalesce(sent, 0), coalesce(completed, 0), coalesce(cancelled, 0), coalesce(returned, 0),
        coalesce(refunded.refunded_fen, 0))`,
  },
];
