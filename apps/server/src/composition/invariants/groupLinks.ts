import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties groups and their seats to the orders. */
export const groupLinks: readonly Invariant[] = [
  {
    number: 29,
    title: 'A group is 已成团 only with exactly size paid members, and none of its orders is then 待成团',
    each: 'shop',
    query: sql`
      select groups.id, groups.state, size, count(seat.id) as members,
        count(*) filter (where orders.state = 'awaitingGroup') as waiting
      from groups
      left join group_seats as seat on seat.group_id = groups.id and seat.state = 'full'
      left join orders on orders.user_id = seat.user_id and orders.id = seat.order_id
      group by groups.id
      having count(seat.id) <> case when groups.state = 'full' then size else 0 end
        or count(*) filter (where orders.state = 'awaitingGroup') > 0
        or count(*) filter (where seat.id is not null and orders.paid_at is null) > 0`,
  },
  {
    // Its refund is under way from the after-sale on: the after-sales' own invariants follow it from there.
    number: 30,
    title: 'Every paid order of a 未成团 group is refunded, or its refund is under way for less than 10 min',
    each: 'shop',
    query: sql`
      select seat.user_id, seat.id, seat.state, orders.id as order_id, orders.state as order_state from group_seats as seat
      left join groups on groups.id = seat.group_id
      join orders on orders.user_id = seat.user_id and orders.id = seat.order_id
      where (groups.state = 'failed' or seat.state in ('late', 'failing', 'failed')) and orders.paid_at is not null
        and not (orders.state = 'closed' and exists (
          select from after_sales where user_id = orders.user_id and order_id = orders.id and reason = 'groupFailed'))
        and (orders.state <> 'awaitingGroup' or seat.ended_at is null or seat.ended_at < now() - interval '10 minutes')
      union all
      select null, id, state, null, null from groups where state = 'open' and ends_at < now() - interval '10 minutes'`,
  },
  {
    number: 61,
    title:
      'Each group order has its seat, whose state is that of the order, and nobody has more pieces than the campaign allows',
    each: 'user',
    query: sql`
      select coalesce(seat.user_id, orders.user_id) as user_id, seat.id as seat_id, seat.state, orders.id as order_id,
        orders.state as order_state
      from (select * from group_seats where order_id is not null) as seat
      full join (select * from orders where kind = 'groupPurchase') as orders
        on orders.user_id = seat.user_id and orders.id = seat.order_id and orders.subject_id = seat.id
      where seat.id is null or orders.id is null or case seat.state
        when 'held' then orders.state <> 'awaitingPayment' or orders.pay_by <> held_until
        when 'lapsed' then orders.state <> 'closed' or orders.paid_at is not null
        when 'failed' then orders.state <> 'closed' or orders.paid_at is null
        when 'full' then orders.paid_at is null or orders.state = 'awaitingGroup'
        else orders.state <> 'awaitingGroup' end
      union all
      select seat.user_id, seat.id, 'pieces', order_id, sum(quantity)::text from group_seats as seat
      join order_lines as line using (user_id, order_id)
      group by seat.user_id, seat.id, order_id, pieces, refunded_pieces having sum(quantity) <> pieces or sum(cancelled_quantity + returned_quantity) <> refunded_pieces
      union all
      select user_id, campaign_id, 'limit', null, sum(pieces - refunded_pieces)::text from group_seats
      join group_campaigns as campaign on campaign.id = campaign_id
      where state in ('held', 'paid', 'full') group by user_id, campaign_id, limit_per_user
      having sum(pieces - refunded_pieces) > limit_per_user`,
  },
  {
    number: 61,
    title: 'Nobody took more pieces of a campaign together than it has',
    each: 'shop',
    query: sql`
      select campaign_id, sum(pieces - refunded_pieces)::text as pieces from group_seats
      join group_campaigns as campaign on campaign.id = campaign_id
      where state in ('held', 'paid', 'full') group by campaign_id, total_pieces
      having sum(pieces - refunded_pieces) > total_pieces`,
  },
];
