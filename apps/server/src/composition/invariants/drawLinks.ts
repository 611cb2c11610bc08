import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties chances to draw to the orders and the integral that they were granted for. */
export const drawLinks: readonly Invariant[] = [
  {
    number: 37,
    title: 'luckyDraws = granted − used ≥ 0; each grant has one cause, and is taken back with it',
    each: 'user',
    query: sql`
      with grants as (select user_id, count(*) as number from draw_grants group by user_id),
      takebacks as (select user_id, count(*) as number from draw_takebacks group by user_id),
      carried as (select user_id, sum(draws) as number from draw_carried group by user_id),
      uses as (select user_id, count(*) as number from draws group by user_id)
      select player.user_id, 'counts' as what, granted, used from draw_players as player
      left join grants on grants.user_id = player.user_id
      left join takebacks on takebacks.user_id = player.user_id
      left join carried on carried.user_id = player.user_id
      left join uses on uses.user_id = player.user_id
      -- What is owed was used up and then taken back, here or in an account that is closed; whoever has a draw left owes none.
      where used > granted or owed < 0 or owed > 0 and used < granted or used <> coalesce(uses.number, 0)
        or granted <> coalesce(grants.number, 0) - coalesce(takebacks.number, 0) - coalesce(carried.number, 0) + owed
      union all
      select user_id, 'cause', count(*), null from draw_grants
      group by user_id, cause_kind, cause_id having count(*) > 1
      union all
      select user_id, 'order', null, null from draw_grants
      where cause_kind = 'order' and not exists (
        select from orders where orders.user_id = draw_grants.user_id and orders.id = cause_id and completed_at is not null)
      union all
      -- Taken back when less than 99 yuan of the order stay paid, and only then.
      select given.user_id, 'refunded', pay_fen, refunded from draw_grants as given
      join orders on orders.user_id = given.user_id and orders.id = cause_id
      cross join lateral (
        select coalesce(sum(money_fen + shipping_fen), 0) as refunded from after_sales as sale
        where sale.user_id = orders.user_id and sale.order_id = orders.id and sale.state in ('refunding', 'refunded')
      ) as refunds
      where cause_kind = 'order' and (pay_fen - refunded < 9900) <> exists (
        select from draw_takebacks as taken where taken.user_id = given.user_id and grant_id = given.id)
      union all
      select given.user_id, 'bought', null, null from draw_takebacks as taken
      join draw_grants as given on given.user_id = taken.user_id and given.id = grant_id
      where cause_kind = 'integral'
      union all
      select user_id, 'integral', null, null from draw_grants
      where cause_kind = 'integral' and not exists (
        select from ledger_transfers as transfer
        join ledger_accounts as debit on debit.id = debit_account_id and debit.owner_id = draw_grants.user_id
        where transfer.cause_kind = 'drawChance' and transfer.cause_id = draw_grants.cause_id::text and leg = 'spent')`,
  },
  {
    number: 37,
    title: 'What is carried over is owed by an account that is closed, and no more than it owes',
    each: 'shop',
    query: sql`
      select carried.user_id, 'carried' as what, draws, owed from draw_carried as carried
      join users as former on former.id = former_id
      join draw_players as player on player.user_id = former_id
      where draws > owed or former.state <> 'closed'`,
  },
];
