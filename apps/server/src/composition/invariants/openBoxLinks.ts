import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties units to their claims, and both to their orders. */
export const openBoxLinks: readonly Invariant[] = [
  {
    number: 26,
    title: 'A unit has at most one order that is neither closed nor fully returned',
    each: 'shop',
    query: sql`
      select lock.unit_id, count(*) as orders from orders
      join open_box_locks as lock on lock.user_id = orders.user_id and lock.id = orders.subject_id
      where kind = 'openBox' and orders.state <> 'closed' and exists (
        select from order_lines as line where line.user_id = orders.user_id and line.order_id = orders.id
          and line.quantity > line.cancelled_quantity + line.returned_quantity)
      group by lock.unit_id having count(*) > 1`,
  },
  {
    number: 26,
    title: 'A unit has at most one live lock, of at most 15 minutes, and no user holds more than two',
    each: 'shop',
    query: sql`
      select subject_id, null::uuid as user_id, count(*) as locks from claims
      where subject_kind = 'unit' and state in ('held', 'ordered') group by subject_id having count(*) > 1
      union all
      select subject_id, user_id, 1 from claims
      where subject_kind = 'unit' and (deadline > created_at + interval '15 minutes' or slot is null or slot not between 1 and 2)
      union all
      select null, user_id, count(*) from claims
      where subject_kind = 'unit' and state in ('held', 'ordered') group by user_id having count(*) > 2`,
  },
  {
    number: 26,
    title:
      'A unit on sale can be had once, or is held; one that is sold has its paid order; any other can be had by nobody',
    each: 'shop',
    query: sql`
      with offered as (
        select unit.id, unit.state, coalesce(left_over, 0) as left_over, coalesce(held, 0) as held, locked_until
        from open_box_units as unit
        left join claim_supplies as supply on subject_kind = 'unit' and subject_id = unit.id
        left join open_box_search as search on search.unit_id = unit.id
      ), owned as (
        select lock.unit_id, orders.id, orders.paid_at from orders
        join open_box_locks as lock on lock.user_id = orders.user_id and lock.id = orders.subject_id
        where kind = 'openBox' and orders.state <> 'closed' and exists (
          select from order_lines as line where line.user_id = orders.user_id and line.order_id = orders.id
            and line.quantity > line.cancelled_quantity + line.returned_quantity)
      )
      select offered.* from offered
      where left_over + held <> case state when 'listed' then 1 else 0 end
        or state = 'listed' and (held = 1) <> (locked_until is not null)
        or (state = 'sold') <> exists (select from owned where unit_id = offered.id and paid_at is not null)`,
  },
  {
    number: 65,
    title: 'A claim of a unit has its lock, and its one order where it was ordered, with the same deadline',
    each: 'user',
    query: sql`
      select coalesce(claims.user_id, lock.user_id) as user_id, coalesce(claims.id, lock.id) as lock_id, claims.state,
        orders.id as order_id, orders.state as order_state
      from (select * from claims where subject_kind = 'unit') as claims
      full join open_box_locks as lock on lock.user_id = claims.user_id and lock.id = claims.id
      left join orders on orders.user_id = claims.user_id and orders.id = claims.order_id and orders.subject_id = claims.id
      where claims.id is null or lock.id is null or lock.unit_id <> claims.subject_id or lock.locked_at <> claims.created_at
        or claims.order_id is not null and orders.id is null
        or orders.id is not null and (orders.pay_by <> deadline or orders.kind <> 'openBox'
          or claims.state is distinct from case
            when orders.state = 'awaitingPayment' then 'ordered'
            when orders.paid_at is not null then 'bought'
            when claims.state in ('lapsed', 'released') then claims.state end)
      union all
      select user_id, subject_id, null, id, state from orders
      where kind = 'openBox' and not exists (
        select from claims where claims.user_id = orders.user_id and claims.id = orders.subject_id
          and claims.order_id = orders.id and subject_kind = 'unit')`,
  },
  {
    number: 66,
    title: 'An open-box order is one piece of its unit’s SKU at the price of the moment of locking, and takes no stock',
    each: 'user',
    query: sql`
      select orders.user_id, orders.id, line.sku_id, line.quantity, line.unit_price_fen, lock.price_fen from orders
      join open_box_locks as lock on lock.user_id = orders.user_id and lock.id = orders.subject_id
      join open_box_units as unit on unit.id = lock.unit_id
      left join order_lines as line on line.user_id = orders.user_id and line.order_id = orders.id
      where kind = 'openBox' and ((line.sku_id, line.quantity, line.unit_price_fen, line.channel)
        is distinct from (unit.sku_id, 1, lock.price_fen::int8, 'openBox') or takes_stock)`,
  },
  {
    number: 67,
    title: 'What was acknowledged was asked, in no more items than were asked, and before the order was made',
    each: 'user',
    query: sql`
      select lock.user_id, lock.id, lock.asked, count(*) as acknowledged from open_box_locks as lock
      join open_box_acknowledgements as one on one.user_id = lock.user_id and one.lock_id = lock.id
      left join orders on orders.user_id = lock.user_id and orders.subject_id = lock.id and orders.kind = 'openBox'
      group by lock.user_id, lock.id, lock.asked, orders.created_at
      having count(*) > lock.asked or max(one.at) > orders.created_at`,
  },
];
