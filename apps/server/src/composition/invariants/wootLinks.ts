import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties claims of deals to their orders, and deals to what is set aside for them. */
export const wootLinks: readonly Invariant[] = [
  {
    number: 24,
    title:
      'A claim of a deal that was ordered or bought has its one order, unpaid or paid, and no order is without its claim',
    each: 'user',
    query: sql`
      select coalesce(claims.user_id, orders.user_id) as user_id, claims.id as claim_id, claims.state, orders.id as order_id,
        orders.state as order_state
      from (select * from claims where subject_kind = 'deal') as claims
      full join (select * from orders where kind = 'woot') as orders
        on orders.user_id = claims.user_id and orders.subject_id = claims.id and orders.id = claims.order_id
      where orders.id is null and claims.order_id is not null
        or claims.id is null
        or orders.id is not null and claims.state is distinct from case
          when orders.state = 'awaitingPayment' then 'ordered'
          when orders.paid_at is not null then 'bought'
          when claims.state in ('lapsed', 'released') then claims.state end
        or orders.pay_by <> deadline`,
  },
  {
    number: 24,
    title: 'An order of a deal is one piece of its SKU at its price',
    each: 'user',
    query: sql`
      select orders.user_id, orders.id, line.sku_id, line.quantity, line.unit_price_fen, price_fen from orders
      join claims on claims.user_id = orders.user_id and claims.id = orders.subject_id
      join woot_deals as deal on deal.id = claims.subject_id
      left join order_lines as line on line.user_id = orders.user_id and line.order_id = orders.id
      where kind = 'woot' and (line.sku_id, line.quantity, line.unit_price_fen, line.channel)
        is distinct from (deal.sku_id, 1, deal.price_fen, 'woot')`,
  },
  {
    number: 24,
    title:
      'A published deal has its supply, with its limit and no fewer pieces than planned; it is settled when the deal is ended',
    each: 'shop',
    query: sql`
      select deal.id, state, subject_id, pieces, allocated, settled_at from woot_deals as deal
      full join (select * from claim_supplies where subject_kind = 'deal') as supply on subject_id = deal.id
      where deal.id is null or (state = 'draft') <> (subject_id is null)
        or allocated < pieces or per_user <> limit_per_user or (state = 'ended') <> (settled_at is not null)`,
  },
];
