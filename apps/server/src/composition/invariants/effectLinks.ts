import { channelNames, channels } from '@jiwu/pricing';
import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

const earning = channelNames.filter((name) => channels[name].earnsCommission);

/** Ties effect orders to the lines that they come from, and commission and payouts to the ledger. */
export const effectLinks: readonly Invariant[] = [
  {
    number: 6,
    title: 'Effect orders, their refunds and payouts have exactly the transfers of their kind',
    each: 'user',
    query: sql`
      with prescribed as (
        select 'effectOrder' as cause_kind, id::text as cause_id, 'pending' as leg, first_commission_fen as amount
        from effect_orders
        union all
        select 'effectRefund', id::text, 'lowered', lowered_fen from effect_refunds where lowered_fen > 0 and owed_fen = 0
        union all
        select 'effectTaking', id::text, 'taken', taken_fen from effect_payouts where state = 'done' and taken_fen > 0
      ), moved as (
        select cause_kind, cause_id, regexp_replace(leg, 'End$', '') as leg, amount from ledger_transfers
        where cause_kind in ('effectOrder', 'effectRefund', 'effectTaking') and phase in ('posted', 'post') and leg <> 'settled'
      )
      select cause_kind, cause_id, leg, prescribed.amount as prescribed, moved.amount as moved
      from prescribed full join moved using (cause_kind, cause_id, leg)
      where prescribed.amount is distinct from moved.amount
      union all
      select 'effectOrder', coalesce(effect.id::text, cause_id), 'settled', null, amount
      from (select id from effect_orders where settled_at is not null) as effect
      full join (select cause_id, amount from ledger_transfers where cause_kind = 'effectOrder' and leg = 'settled') as settled
        on settled.cause_id = effect.id::text
      where effect.id is null or cause_id is null`,
  },
  {
    number: 41,
    title:
      'An effect order is of a paid line that earns commission, with what was paid and refunded for it, and as far as its order',
    each: 'shop',
    query: sql`
      with back as (
        select line.user_id, request.order_id, line.line_id, sum(line.money_fen) as money_fen
        from after_sale_lines as line
        join after_sales as request on request.user_id = line.user_id and request.id = line.after_sale_id
        where request.state in ('refunding', 'refunded')
        group by line.user_id, request.order_id, line.line_id
      )
      select effect.user_id, effect.id, effect.state, orders.state as order_state, paid_fen, line.pay_fen, refunded_fen, money_fen
      from effect_orders as effect
      left join orders on orders.user_id = buyer_id and orders.id = effect.order_id
      left join order_lines as line
        on line.user_id = buyer_id and line.order_id = effect.order_id and line.id = effect.line_id
      left join back on back.user_id = buyer_id and back.order_id = effect.order_id and back.line_id = effect.line_id
      where line.id is null or orders.paid_at is null or not is_credited
        or line.channel <> all(${earning}::text[])
        or paid_fen <> line.pay_fen or refunded_fen <> coalesce(money_fen, 0)
        or effect.user_id is distinct from coalesce(line.credit_id, orders.click_promoter_id)
        or effect.state = 'pending' and orders.completed_at is not null
        or effect.state in ('settling', 'payable', 'paidOut') and orders.completed_at is null`,
  },
  {
    number: 42,
    title:
      'Each payout that is done has exactly one transfer from commission to balance, one that waits one hold, others none',
    each: 'user',
    query: sql`
      with moved as (
        select cause_id,
          count(*) filter (where phase in ('posted', 'post')) as paid,
          sum(amount) filter (where phase in ('posted', 'post')) as amount,
          count(*) filter (where phase = 'pending' and not exists (
            select from ledger_transfers as ending where ending.pending_id = transfer.id)) as held
        from ledger_transfers as transfer
        where cause_kind = 'effectPayout' group by cause_id
      )
      select user_id, id, no, state, amount_fen, paid, amount, held from effect_payouts
      full join moved on cause_id = id::text
      where id is null
        or coalesce(paid, 0) <> (state = 'done')::int or coalesce(held, 0) <> (state = 'waiting')::int
        or state = 'done' and amount is distinct from amount_fen`,
  },
  {
    number: 42,
    title: 'Payouts come to no more than the commission that was settled',
    each: 'user',
    query: sql`
      with settled as (
        select credit.owner_id as user_id, sum(amount) as settled_fen from ledger_transfers
        join ledger_accounts as credit on credit.id = credit_account_id
        where cause_kind = 'effectOrder' and leg = 'settled' group by credit.owner_id
      ), paid as (
        select user_id, sum(commission_fen) as paid_fen from effect_payouts where state = 'done' group by user_id
      )
      select user_id, paid_fen, settled_fen from paid left join settled using (user_id)
      where paid_fen > coalesce(settled_fen, 0)`,
  },
  {
    number: 42,
    title:
      'A promoter’s pending and settled commission in the ledger is what the statement shows, and what waits is held',
    each: 'user',
    query: sql`
      with shown as (
        select user_id,
          coalesce(sum(commission_fen) filter (where state in ('pending', 'settling')), 0) as pending,
          coalesce(sum(commission_fen) filter (where state = 'payable'), 0) as settled,
          coalesce(sum(commission_fen) filter (where state = 'payable' and payout_id is not null), 0) as held
        from effect_orders group by user_id
      ), booked as (
        select owner_id as user_id,
          coalesce(sum(balance) filter (where purpose = 'pendingCommission'), 0) as pending,
          coalesce(sum(balance) filter (where purpose = 'commission'), 0) as settled,
          coalesce(sum(held) filter (where purpose = 'commission'), 0) as held
        from ledger_balances join ledger_accounts on id = account_id
        where purpose in ('pendingCommission', 'commission') group by owner_id
      )
      select user_id, shown.pending, booked.pending as pending_booked, shown.settled, booked.settled as settled_booked,
        shown.held, booked.held as held_booked
      from shown full join booked using (user_id)
      where (coalesce(shown.pending, 0), coalesce(shown.settled, 0), coalesce(shown.held, 0))
        <> (coalesce(booked.pending, 0), coalesce(booked.settled, 0), coalesce(booked.held, 0))`,
  },
  {
    number: 42,
    title: 'A payout that needed a second person was done by one',
    each: 'user',
    query: sql`
      select user_id, payout.id, payout.no, payout.state, approval.state as approval_state from effect_payouts as payout
      left join approvals as approval on approval.kind = 'effectPayout' and approval.subject_id = payout.id
      where lapses_at is not null and approval.state is distinct from case payout.state when 'done' then 'executed' else payout.state end`,
  },
];
