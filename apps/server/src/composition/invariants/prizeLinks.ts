import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties each winning draw to the prize that was given for it. */
export const prizeLinks: readonly Invariant[] = [
  {
    number: 6,
    title: 'Each draw that won money has exactly its transfer',
    each: 'user',
    query: sql`
      select coalesce(won.id::text, transfer.cause_id) as draw_id, won.amount, transfer.amount as moved
      from (
        select draws.id, draws.user_id, prize.amount from draws
        join draw_prizes as prize on prize.period_id = draws.period_id and position = prize_position
        where kind = 'balance'
      ) as won
      full join (
        select cause_id, amount, credit.owner_id from ledger_transfers
        join ledger_accounts as credit on credit.id = credit_account_id
        where cause_kind = 'drawPrize'
      ) as transfer on transfer.cause_id = won.id::text
      where won.amount is distinct from transfer.amount or won.user_id is distinct from transfer.owner_id`,
  },
  {
    number: 59,
    title: 'Goods that were won and claimed have the one order that sends them, and it costs nothing',
    each: 'user',
    query: sql`
      select draws.user_id, draws.id as draw_id, orders.id as order_id from draws
      full join (select * from orders where kind = 'prize' and state <> 'closed') as orders
        on orders.user_id = draws.user_id and orders.subject_id = draws.id and orders.id = order_id
      where (order_id is not null or orders.id is not null)
        and (orders.id is distinct from order_id or pay_fen <> 0)`,
  },
  {
    number: 60,
    title: 'What a draw won is what was given: days of VIP, integral, money, coupons, goods',
    each: 'user',
    query: sql`
      with won as (
        select draws.user_id, draws.id, kind, amount::int8, coupon_id, sku_id, order_id, claim_by, lapsed_at from draws
        join draw_prizes as prize on prize.period_id = draws.period_id and position = prize_position
      ), wanted as (
        select user_id, kind as what, id::text as cause, amount as pieces from won
        where kind in ('vipDays', 'integral', 'balance')
        union all
        -- As a lot that can be spent, too, and not in the ledger alone.
        select user_id, kind || 'Lot', id::text, amount from won where kind in ('integral', 'balance')
        union all
        -- A coupon does not say which draw won it: as many as were won.
        select user_id, kind, coupon_id::text, count(*) from won where kind = 'coupon' group by 1, 2, 3
        union all
        select user_id, kind, id || ' ' || sku_id, 1 from won where kind = 'goods' and order_id is not null
      ), given as (
        select user_id, 'vipDays' as what, cause_id::text as cause, days::int8 as pieces from vip_grants
        where cause_kind = 'draw'
        union all
        select owner_id, case cause_kind when 'draw' then 'integral' else 'balance' end, cause_id, amount
        from ledger_transfers join ledger_accounts as credit on credit.id = credit_account_id
        where cause_kind = 'draw' and leg = 'earned' or cause_kind = 'drawPrize'
        union all
        select user_id, 'integralLot', cause_id, sum(amount) from integral_lots where cause_kind = 'draw' group by 1, 3
        union all
        select user_id, 'balanceLot', source_id::text, sum(amount_fen) from wallet_lots
        where source_kind = 'drawPrize' group by 1, 3
        union all
        select user_id, 'coupon', coupon_id::text, count(*) from user_coupons where source = 'draw' group by 1, 3
        union all
        select orders.user_id, 'goods', subject_id || ' ' || sku_id, quantity from orders
        join order_lines as line on line.user_id = orders.user_id and line.order_id = orders.id
        where kind = 'prize' and state <> 'closed'
      )
      select user_id, what, cause, wanted.pieces as won, given.pieces::int8 as given from wanted
      full join given using (user_id, what, cause)
      where wanted.pieces is distinct from given.pieces
      union all
      -- Goods wait for their winner for so long, and nothing else does.
      select user_id, 'waiting', id::text, null, null from won
      where (kind = 'goods') <> (claim_by is not null) or order_id is null and lapsed_at is null and claim_by < now() - interval '1 hour'`,
  },
];
