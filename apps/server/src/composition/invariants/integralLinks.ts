import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties lots of integral to the ledger, and to the orders that used or earned them. */
export const integralLinks: readonly Invariant[] = [
  {
    number: 36,
    title: 'What is left of a user’s integral lots is what their integral balance has free',
    each: 'user',
    query: sql`
      with lots as (
        select user_id, sum(left_amount) as left_amount from integral_lots group by user_id
      ), free as (
        select owner_id as user_id, balance - held as free
        from ledger_balances join ledger_accounts on id = account_id
        where purpose = 'integral' and owner_id is not null
      )
      select user_id, left_amount, free from lots full join free using (user_id)
      where coalesce(left_amount, 0) <> coalesce(free, 0)`,
  },
  {
    number: 36,
    title: 'What orders took from lots is what they use, as long as they are not given up',
    each: 'user',
    query: sql`
      with used as (
        select user_id, cause_id, sum(amount) as amount from integral_lot_uses
        where cause_kind in ('orderIntegral', 'orderIntegralFreed') group by user_id, cause_id
      )
      select used.user_id, cause_id, used.amount, orders.integral, orders.state from used
      left join orders on orders.user_id = used.user_id and orders.id::text = cause_id
      where used.amount is distinct from case
        when orders.id is null then null when orders.paid_at is null and state = 'closed' then 0 else orders.integral end`,
  },
  {
    number: 36,
    title: 'Integral is earned once per order line: what lines earned is what was given, and what their lot had',
    each: 'user',
    query: sql`
      with lines as (
        select user_id, order_id::text as cause_id, sum(earned_integral) as amount from order_lines
        where earned_integral > 0 group by user_id, order_id
      ), given as (
        select owner_id as user_id, cause_id, sum(amount) as amount from ledger_transfers
        join ledger_accounts as credit on credit.id = credit_account_id
        where cause_kind = 'orderCompleted' and leg = 'earned' group by owner_id, cause_id
      ), lots as (
        select user_id, cause_id, sum(amount) as amount from integral_lots
        where cause_kind = 'orderCompleted' group by user_id, cause_id
      )
      select user_id, cause_id, lines.amount as lines, given.amount as given, lots.amount as lot
      from lines full join given using (user_id, cause_id) full join lots using (user_id, cause_id)
      where lines.amount is distinct from given.amount
        -- What was earned before there were lots is in what was carried over.
        or lots.amount is not null and lots.amount is distinct from given.amount`,
  },
  {
    number: 36,
    title: 'Each check-in gave what it says, once, as a lot of its own, and nothing was given for a day without one',
    each: 'user',
    query: sql`
      with days as (
        select user_id, user_id || ':' || to_char(day, 'YYYY-MM-DD') as cause_id, integral from check_ins
      ), given as (
        select owner_id as user_id, cause_id, sum(amount) as amount from ledger_transfers
        join ledger_accounts as credit on credit.id = credit_account_id
        where cause_kind = 'checkIn' and leg = 'earned' group by owner_id, cause_id
      ), lots as (
        select user_id, cause_id, sum(amount) as amount from integral_lots
        where cause_kind = 'checkIn' group by user_id, cause_id
      )
      select user_id, cause_id, integral, given.amount as given, lots.amount as lot
      from days full join given using (user_id, cause_id) full join lots using (user_id, cause_id)
      where integral is distinct from given.amount or integral is distinct from lots.amount`,
  },
  {
    number: 36,
    title: 'What a closed account owed is owed by one other at most, and no more than it was',
    each: 'shop',
    query: sql`
      with carried as (
        select cause_id as former_id, count(*) as times, sum(amount) as amount from integral_debts
        where cause_kind = 'formerAccount' group by cause_id
      )
      select former_id, times, amount from carried
      where times > 1 or not exists (select from users where users.id = former_id and state = 'closed')
        or amount > (select coalesce(sum(debt.amount), 0) from integral_debts as debt where debt.user_id = former_id)`,
  },
];
