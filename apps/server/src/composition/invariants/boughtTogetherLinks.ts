import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties what was bought together to the orders themselves. */
export const boughtTogetherLinks: readonly Invariant[] = [
  {
    number: 90,
    title:
      'A pair counts the paid orders of its window that hold both products, and those whose refund no night has seen yet',
    each: 'shop',
    query: sql`
      with held as (
        select orders.user_id, orders.id, product_id from bought_progress
        join orders on no > dropped_to and no <= counted_to and paid_at is not null
        join order_lines as line on line.user_id = orders.user_id and line.order_id = orders.id
        where quantity > cancelled_quantity + returned_quantity
        union
        select user_id, order_id, product_id from bought_refunds, bought_progress
        where order_no > dropped_to and order_no <= counted_to
      ), counted as (
        select one.product_id, other.product_id as other_id, count(*) as times
        from held as one join held as other
          on other.user_id = one.user_id and other.id = one.id and one.product_id < other.product_id
        group by one.product_id, other.product_id
      )
      select product_id, other_id, counted.times as counted, pair.times as kept
      from counted full join bought_pairs as pair using (product_id, other_id)
      where counted.times is distinct from pair.times`,
  },
  {
    number: 90,
    title: 'A refund that waits for the night is of a product of which nothing is left in its order',
    each: 'shop',
    query: sql`
      select refund.order_no, refund.product_id from bought_refunds as refund
      left join orders on orders.user_id = refund.user_id and orders.id = refund.order_id and orders.no = refund.order_no
      where orders.id is null or not exists (
          select from order_lines as line
          where line.user_id = refund.user_id and line.order_id = refund.order_id and line.product_id = refund.product_id
        ) or exists (
          select from order_lines as line
          where line.user_id = refund.user_id and line.order_id = refund.order_id and line.product_id = refund.product_id
            and quantity > cancelled_quantity + returned_quantity
        )`,
  },
];
