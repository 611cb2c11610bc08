import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties the payouts of closed accounts to the ledger, to refunds and to the accounts themselves. */
export const closingLinks: readonly Invariant[] = [
  {
    number: 6,
    title: 'Each payout of a closed account has exactly the transfers that its state prescribes',
    each: 'user',
    query: sql`
      with prescribed as (
        select id::text as cause_id, 'wait' as leg, 'balance' as debit, 'closingPayouts' as credit, amount_fen as amount, user_id
        from closing_payouts
        union all
        select id::text, 'paid', 'closingPayouts', case way when 'gateway' then 'clearing' else 'bank' end, amount_fen, null
        from closing_payouts where state = 'done'
      ), moved as (
        select cause_id, leg, debit.purpose as debit, credit.purpose as credit, amount, debit.owner_id as user_id
        from ledger_transfers
        join ledger_accounts as debit on debit.id = debit_account_id
        join ledger_accounts as credit on credit.id = credit_account_id
        where cause_kind = 'closingPayout'
      )
      select coalesce(prescribed.cause_id, moved.cause_id) as payout_id, coalesce(prescribed.leg, moved.leg) as leg,
        prescribed.amount as prescribed, moved.amount as moved, moved.debit, moved.credit
      from prescribed
      full join moved on moved.cause_id = prescribed.cause_id and moved.leg = prescribed.leg
      where (prescribed.amount, prescribed.debit, prescribed.credit, prescribed.user_id)
        is distinct from (moved.amount, moved.debit, moved.credit, moved.user_id)`,
  },
  {
    number: 91,
    title: 'What waits for leavers in the ledger is what their open payouts come to',
    each: 'shop',
    query: sql`
      select balance, open_fen from (
        select
          (select coalesce(sum(balance), 0) from ledger_balances
            join ledger_accounts on id = account_id and owner_id is null and purpose = 'closingPayouts') as balance,
          (select coalesce(sum(amount_fen), 0) from closing_payouts where state <> 'done') as open_fen
      ) as sums where balance <> open_fen`,
  },
  {
    number: 92,
    title: 'A payout by a gateway has its one refund, under way or done as it is',
    each: 'user',
    query: sql`
      select payout.user_id, payout.id, payout.state, payout.amount_fen, refund.state as refund_state, refund.amount_fen as refund_fen
      from (select * from closing_payouts where way = 'gateway') as payout
      full join (
        select user_id, cause_id, state, amount_fen from payment_refunds where cause_kind = 'closing' and state <> 'failed'
      ) as refund on refund.user_id = payout.user_id and refund.cause_id = payout.id
      where payout.amount_fen is distinct from refund.amount_fen
        or (payout.state = 'done') is distinct from (refund.state = 'succeeded')`,
  },
  {
    number: 93,
    title: 'Only a closed account is paid out, and it has nothing left',
    each: 'user',
    query: sql`
      select users.id as user_id, users.state, account.purpose, balance.balance, balance.held
      from users
      left join ledger_accounts as account on account.owner_id = users.id and account.currency = 'CNY'
      left join ledger_balances as balance on balance.account_id = account.id
      where exists (select from closing_payouts as payout where payout.user_id = users.id)
        and (users.state <> 'closed' or balance.balance <> 0 or balance.held <> 0)`,
  },
];
