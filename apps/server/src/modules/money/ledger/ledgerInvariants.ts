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
    query: sql`
      select currency, sum(balance) as total from ledger_balances
      left join ledger_accounts on id = account_id
      group by currency having sum(balance) <> 0 or currency is null`,
  },
  {
    number: 3,
    title: 'Each stored balance equals the sum of its transfers, and so does its statement',
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
      where coalesce(stored.balance, 0) is distinct from coalesce(sums.balance, 0)
        or coalesce(stored.held, 0) is distinct from coalesce(sums.held, 0)
        or coalesce(stated.balance, 0) is distinct from coalesce(sums.balance, 0)
        or newest.balance_after <> stored.balance`,
  },
  {
    number: 4,
    title: 'No user account is negative, nor holds more than it has',
    query: sql`
      select account_id, owner_id, sum(balance) as balance, sum(held) as held
      from ledger_balances join ledger_accounts on id = account_id
      where owner_id is not null
      group by account_id, owner_id having sum(balance) < 0 or sum(held) < 0 or sum(held) > sum(balance)`,
  },
  {
    number: 5,
    title: '(cause kind, cause id, leg) is unique over transfers, and a hold ends once',
    query: sql`
      select cause_kind, cause_id, leg, count(*) as transfers from ledger_transfers
      group by cause_kind, cause_id, leg having count(*) > 1
      union all
      select 'hold', pending_id::text, 'end', count(*) from ledger_transfers
      where pending_id is not null group by pending_id having count(*) > 1`,
  },
];
