import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

/** What this module's own tables must say of each other; `composition/invariants/effectLinks.ts` ties them to orders and the ledger. */
export const effectInvariants: readonly Invariant[] = [
  {
    number: 41,
    title: 'An order line has at most one effect order, of someone else, with the commission of what is left of it',
    each: 'shop',
    query: sql`
      select user_id, id, 'own' as what from effect_orders where user_id = buyer_id
      union all
      select min(user_id::text)::uuid, min(id::text)::uuid, 'twice' from effect_orders
      group by buyer_id, order_id, line_id having count(*) > 1
      union all
      select user_id, id, 'commission' from effect_orders
      where commission_fen <> (rate_bp::int8 * (paid_fen - refunded_fen) * 2 + 10000) / 20000
        or first_commission_fen <> (rate_bp::int8 * paid_fen * 2 + 10000) / 20000
        or (state = 'void') <> (commission_fen = 0)`,
  },
  {
    number: 41,
    title: 'What an effect order has lost is what refunds took of it',
    each: 'user',
    query: sql`
      with refunded as (
        select user_id, effect_order_id as id, sum(refunded_fen) as refunded_fen, sum(lowered_fen) as lowered_fen,
          sum(owed_fen) as owed_fen
        from effect_refunds group by user_id, effect_order_id
      )
      select user_id, id, effect.refunded_fen, refunded.refunded_fen as refunds, lowered_fen, owed_fen
      from effect_orders as effect left join refunded using (user_id, id)
      where effect.refunded_fen <> coalesce(refunded.refunded_fen, 0)
        or first_commission_fen - commission_fen <> coalesce(lowered_fen, 0)
        -- Only what was refunded after the payout is owed.
        or coalesce(owed_fen, 0) <> coalesce(paid_out_fen - commission_fen, 0)`,
  },
  {
    number: 42,
    title: 'A payout is the sum of its effect orders less what it took of debts, and holds them as long as it waits',
    each: 'user',
    query: sql`
      with own as (
        select user_id, payout_id as id, count(*) as effects, sum(coalesce(paid_out_fen, commission_fen)) as commission_fen,
          bool_and(paid_out_at is not null) as is_paid, bool_and(state = 'payable') as is_payable
        from effect_orders where payout_id is not null group by user_id, payout_id
      ), took as (
        select user_id, payout_id as id, sum(amount_fen) as taken_fen from effect_takings group by user_id, payout_id
      )
      select user_id, id, payout.state, payout.commission_fen, own.commission_fen as of_effects, payout.taken_fen,
        took.taken_fen as of_takings
      from effect_payouts as payout full join own using (user_id, id) full join took using (user_id, id)
      where payout.id is null or case payout.state
        when 'done' then (payout.commission_fen, payout.effects::int8, payout.taken_fen, true) is distinct from
          (own.commission_fen, own.effects, coalesce(took.taken_fen, 0), own.is_paid)
        when 'waiting' then (payout.commission_fen, payout.effects::int8, true) is distinct from
          (own.commission_fen, own.effects, own.is_payable) or took.id is not null
        else own.id is not null or took.id is not null end`,
  },
  {
    number: 42,
    title: 'What is owed falls by what payouts took of it, and by nothing else',
    each: 'user',
    query: sql`
      with took as (
        select user_id, refund_id as id, sum(amount_fen) as taken_fen from effect_takings group by user_id, refund_id
      )
      select user_id, id, owed_fen, left_fen, taken_fen from effect_refunds left join took using (user_id, id)
      where left_fen <> owed_fen - coalesce(taken_fen, 0)`,
  },
];
