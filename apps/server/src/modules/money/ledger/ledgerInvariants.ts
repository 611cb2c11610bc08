import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

/** The sums of each account's transfers: moved, and still held. */
const sums = sql`
  sides as (
    select debit_account_id as account_id, currency, phase, -amount as moved, amount as held, id, pending_id from ledger_transfers
    union all
    select credit_account_id, currency, phase, amount, 0, id, pending_id from ledger_transfers
  ), sums as (
    select account_id,
      coalesce(sum(moved) filter (where phase in ('posted', 'post')), 0) as balance,
      coalesce(sum(held) filter (where phase = 'pending' and not exists (
        select from ledger_transfers as ending where ending.pending_id = sides.id)), 0) as held
    from sides group by account_id
  )`;

export const ledgerInvariants: readonly Invariant[] = [
  {
    number: 1,
    title: 'Each transfer has a positive integer amount between two different accounts of one currency',
    each: 'transfer',
    query: sql`
      select transfer.id, transfer.amount, transfer.debit_account_id, transfer.credit_account_id
      from ledger_transfers as transfer
      left join ledger_accounts as debit on debit.id = debit_account_id
      left join ledger_accounts as credit on credit.id = credit_account_id
      where amount <= 0 or debit_account_id = credit_account_id
        or debit.currency is distinct from transfer.currency or credit.currency is distinct from transfer.currency`,
  },
  {
    number: 2,
    title: 'Per currency, all account balances sum to 0',
    each: 'shop',
    query: sql`
      select currency, sum(balance) as total from ledger_balances
      left join ledger_accounts on id = account_id
      group by currency having sum(balance) <> 0 or currency is null`,
  },
  {
    number: 3,
    title: 'Each stored balance of a user equals the sum of its transfers, and so does its statement',
    each: 'user',
    query: sql`
      with ${sums}, stored as (
        select account_id, sum(balance) as balance, sum(held) as held from ledger_balances group by account_id
      ), stated as (
        select account_id, sum(amount) as balance from ledger_entries group by account_id
      ), newest as (
        select distinct on (account_id) account_id, balance_after from ledger_entries
        where balance_after is not null order by account_id, at desc, transfer_id desc
      )
      select account_id, stored.balance, sums.balance as moved, stated.balance as stated, newest.balance_after,
        stored.held, sums.held as holding
      from sums
      full join stored using (account_id)
      full join stated using (account_id)
      left join newest using (account_id)
      where exists (select from ledger_accounts where id = account_id and owner_id is not null) and (
        coalesce(stored.balance, 0) is distinct from coalesce(sums.balance, 0)
        or coalesce(stored.held, 0) is distinct from coalesce(sums.held, 0)
        or coalesce(stated.balance, 0) is distinct from coalesce(sums.balance, 0)
        or newest.balance_after <> stored.balance)`,
  },
  {
    // All that is not a user's, so that an account which nobody opened is seen, too. Sums alone: the house holds nothing back.
    number: 3,
    title: 'Each stored balance of the house equals the sum of its transfers, and so does its statement',
    each: 'shop',
    query: sql`
      with moved as (
        select account_id, sum(amount) as balance from (
          select debit_account_id as account_id, -sum(amount) as amount from ledger_transfers
          where phase in ('posted', 'post') group by 1
          union all
          select credit_account_id, sum(amount) from ledger_transfers where phase in ('posted', 'post') group by 1
        ) as sides group by account_id
      ), stored as (
        select account_id, sum(balance) as balance, sum(held) as held from ledger_balances group by account_id
      ), stated as (
        select account_id, sum(amount) as balance from ledger_entries group by account_id
      )
      select account_id, stored.balance, moved.balance as moved, stated.balance as stated, held
      from moved full join stored using (account_id) full join stated using (account_id)
      where not exists (select from ledger_accounts where id = account_id and owner_id is not null) and (
        coalesce(stored.balance, 0) <> coalesce(moved.balance, 0) or coalesce(stated.balance, 0) <> coalesce(moved.balance, 0)
        or held <> 0)`,
  },
  {
    number: 3,
    title:
      'The last two days of the ledger that were kept have the transfers of those days, and begin where the day before ended',
    each: 'shop',
    query: sql`
      with kept as (
        select * from ledger_days where day in (select distinct day from ledger_days order by day desc limit 2)
      ), moved as materialized (
        select debit_account_id, credit_account_id, amount, (at at time zone 'Asia/Shanghai')::date as day from ledger_transfers
        where phase in ('posted', 'post')
          and at >= (select min(day)::timestamp at time zone 'Asia/Shanghai' from kept)
          and at < (select (max(day) + 1)::timestamp at time zone 'Asia/Shanghai' from kept)
      ), sides as (
        select credit_account_id as account_id, day, sum(amount) as received, 0::numeric as given from moved group by 1, 2
        union all
        select debit_account_id, day, 0, sum(amount) from moved group by 1, 2
      ), summed as (
        select purpose, day, sum(received) as received, sum(given) as given
        from sides join ledger_accounts on ledger_accounts.id = account_id group by 1, 2
      )
      select coalesce(kept.day, summed.day) as day, coalesce(kept.purpose, summed.purpose) as purpose, kept.received,
        summed.received as moved_in, kept.given, summed.given as moved_out
      from kept full join summed using (day, purpose)
      left join ledger_days as before on before.day = kept.day - 1 and before.purpose = kept.purpose
      where coalesce(kept.received, 0) <> coalesce(summed.received, 0) or coalesce(kept.given, 0) <> coalesce(summed.given, 0)
        or kept.opening <> coalesce(before.closing, kept.opening)`,
  },
  {
    number: 4,
    title: 'No user account is negative, nor holds more than it has',
    each: 'user',
    query: sql`
      select account_id, owner_id, sum(balance) as balance, sum(held) as held
      from ledger_balances join ledger_accounts on id = account_id
      where owner_id is not null
      group by account_id, owner_id having sum(balance) < 0 or sum(held) < 0 or sum(held) > sum(balance)`,
  },
  {
    number: 5,
    title: '(cause kind, cause id, leg) is unique over transfers, and a hold ends once',
    each: 'transfer',
    query: sql`
      select one.cause_kind, one.cause_id, one.leg, count(distinct other.id) as transfers from ledger_transfers as one
      join public.ledger_transfers as other
        on other.cause_kind = one.cause_kind and other.cause_id = one.cause_id and other.leg = one.leg
      group by 1, 2, 3 having count(distinct other.id) > 1
      union all
      select 'hold', one.pending_id::text, 'end', count(distinct other.id) from ledger_transfers as one
      join public.ledger_transfers as other on other.pending_id = one.pending_id
      group by one.pending_id having count(distinct other.id) > 1`,
  },
];
