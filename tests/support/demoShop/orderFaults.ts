import { type RawBuilder, sql } from 'kysely';

/** What each order, parcel, notice and question must not be; a query that finds nothing. */
export const orderFaults: Readonly<Record<string, RawBuilder<unknown>>> = {
  'an order goes through its steps one after the other': sql`
    select no, created_at, paid_at, dispatched_at, completed_at, closed_at from orders
    where paid_at < created_at or dispatched_at < paid_at or completed_at < dispatched_at or closed_at < created_at
      or pay_by < created_at`,

  'nothing is ordered before it is listed': sql`
    select orders.no, line.title, orders.created_at, products.listed_at from orders
    join order_lines as line on line.user_id = orders.user_id and line.order_id = orders.id
    join products on products.id = line.product_id where orders.created_at < products.listed_at`,

  'a line names the options of its SKU': sql`
    select line.title, line.sku_label, skus.option_values from order_lines as line join skus on skus.id = line.sku_id
    where exists (select from unnest(skus.option_values) as value where position(value in line.sku_label) = 0)`,

  'a parcel leaves after the payment and arrives before its receipt': sql`
    select orders.no, sent_at, delivered_at, paid_at, completed_at from parcels join orders on orders.user_id = parcels.user_id and orders.id = parcels.order_id
    where direction = 'out' and (sent_at < paid_at or delivered_at < sent_at or completed_at < delivered_at)`,

  'a carrier tells a way in its order, from the house of the goods to the buyer': sql`
    with way as (
      select user_id, parcel_id, array_agg(place order by seq) as places, array_agg(at order by seq) as told,
        array_agg(at order by at) as happened
      from parcel_events group by 1, 2
    )
    select orders.no, way.places, ships_from, ship_to from way
    join parcels on parcels.user_id = way.user_id and parcels.id = way.parcel_id
    join orders on orders.user_id = parcels.user_id and orders.id = parcels.order_id
    join order_lines as line on line.user_id = orders.user_id and line.order_id = orders.id and line.position = 0
    join products on products.id = line.product_id
    join shipping_templates on shipping_templates.id = shipping_template_id
    where told <> happened or told[1] < sent_at
      or position(left(places[1], 2) in ships_from) = 0
      or places[array_length(places, 1)] <> (ship_to ->> 'city') || (ship_to ->> 'district')`,

  'a notice tells of an order of its user, at the moment of what it tells': sql`
    select kind_of, body, notices.created_at, happened from (
      select notices.*, notices.kind as kind_of, (regexp_match(body, '订单 (\\d{16,20})'))[1] as order_no from notices
    ) as notices left join lateral (
      select no, case kind_of when 'orderPaid' then paid_at when 'orderDispatched' then dispatched_at
        when 'orderCompleted' then completed_at when 'orderClosed' then closed_at end as happened
      from orders where orders.user_id = notices.user_id and orders.no = order_no
    ) as orders on true
    where order_no is not null and (no is null or happened <> notices.created_at)`,

  'a notice is read after it was written': sql`select kind, body from notices where read_at < created_at`,

  'the notices of somebody who logs in have the order in which they were written': sql`
    select * from (
      select name, kind, body, notices.created_at,
        lag(notices.created_at) over (partition by user_id order by notices.id) as before
      from notices join users on users.id = user_id where password_hash is not null and is_shown
    ) as told where created_at < before`,

  'so have their orders': sql`
    select * from (
      select no, orders.created_at, lag(orders.created_at) over (partition by user_id order by orders.id) as before
      from orders join users on users.id = user_id where password_hash is not null and orders.kind <> 'dropshipping' and orders.state <> 'awaitingPayment'
    ) as made where made.created_at < before`,

  'nobody is told twice in a row that a level was reached': sql`
    select * from (
      select user_id, body, lag(body) over (partition by user_id order by id) as before
      from notices where kind = 'levelRaised'
    ) as raised where body = before`,

  'a question is asked about listed goods and answered later': sql`
    select question, asked.created_at, answered_at from product_questions as asked
    join products on products.id = product_id where asked.created_at < listed_at or answered_at <= asked.created_at`,
};
