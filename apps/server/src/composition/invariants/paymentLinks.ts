import { type RawBuilder, sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** The purpose of the house account in which a gateway's money is booked, as the ledger's `gatewayAccount` names it. */
const accountOf = (gateway: RawBuilder<unknown>) =>
  sql`'gateway' || upper(left(${gateway}, 1)) || substr(${gateway}, 2)`;

/** Ties payments and refunds to their transfers in the ledger. */
export const paymentLinks: readonly Invariant[] = [
  {
    number: 6,
    title: 'Each paid payment of a gateway has exactly its capture, and each capture its payment',
    each: 'user',
    query: sql`
      select coalesce(payment.id::text, transfer.cause_id) as payment_id, payment.amount_fen, transfer.amount
      from (select id, amount_fen from payments where state = 'paid' and gateway <> 'balance') as payment
      full join (
        select cause_id, amount from ledger_transfers where cause_kind = 'payment' and leg = 'capture'
      ) as transfer on transfer.cause_id = payment.id::text
      where payment.amount_fen is distinct from transfer.amount`,
  },
  {
    number: 8,
    title: 'A payable is paid for once; a surplus payment is on its way back whole',
    each: 'user',
    query: sql`
      select 'paid twice' as what, payable_kind || ' ' || payable_id as value, count(*) as counted from payments
      where state = 'paid' and not is_surplus
      group by payable_kind, payable_id having count(*) > 1
      union all
      select 'surplus kept', payment.id::text, payment.amount_fen from payments as payment
      where is_surplus and not exists (
        select from payment_refunds as refund
        where refund.user_id = payment.user_id and refund.payment_id = payment.id and refund.cause_kind = 'surplus'
          and refund.cause_id = payment.id and refund.amount_fen = payment.amount_fen and refund.state <> 'failed')`,
  },
  {
    number: 8,
    title: 'Clearing has what came in surplus payments and is not yet back',
    each: 'shop',
    query: sql`
      select 'clearing' as what, balance::text as value, surplus as counted from (
        select
          (select coalesce(sum(balance), 0) from ledger_balances
            join ledger_accounts on id = account_id and owner_id is null and purpose = 'clearing') as balance,
          (select coalesce(sum(payment.amount_fen), 0) from payments as payment
            where is_surplus and not exists (
              select from payment_refunds as refund
              where refund.user_id = payment.user_id and refund.payment_id = payment.id
                and refund.cause_kind = 'surplus' and refund.state = 'succeeded')) as surplus
      ) as sums where balance <> surplus`,
  },
  {
    number: 12,
    title: 'Refunds per source of funds equal the ledger transfers back to that source',
    each: 'user',
    query: sql`
      select coalesce(refund.id::text, transfer.cause_id) as refund_id, refund.amount_fen, transfer.amount
      from (
        select refund.id, refund.amount_fen,
          ${accountOf(sql`payment.gateway`)} as purpose
        from payment_refunds as refund
        join payments as payment on payment.user_id = refund.user_id and payment.id = refund.payment_id
        where refund.state = 'succeeded'
      ) as refund
      full join (
        select cause_id, amount, credit.purpose from ledger_transfers
        join ledger_accounts as credit on credit.id = credit_account_id
        where cause_kind = 'gatewayRefund' and phase = 'posted'
      ) as transfer on transfer.cause_id = refund.id::text
      where transfer.amount is distinct from refund.amount_fen or transfer.purpose is distinct from refund.purpose`,
  },
  {
    number: 13,
    title: 'Each gateway account equals captures − refunds − settlements',
    each: 'shop',
    query: sql`
      select purpose, captured, refunded, balance from (
        select purpose, sum(captured) as captured, sum(refunded) as refunded, sum(balance) as balance from (
          select ${accountOf(sql`gateway`)} as purpose, amount_fen as captured, 0 as refunded, 0 as balance from payments
          where state = 'paid' and gateway <> 'balance'
          union all
          select ${accountOf(sql`payment.gateway`)}, 0, refund.amount_fen, 0 from payment_refunds as refund
          join payments as payment on payment.user_id = refund.user_id and payment.id = refund.payment_id
          where refund.state = 'succeeded'
          union all
          select purpose, 0, 0, ledger_balances.balance from ledger_balances
          join ledger_accounts on ledger_accounts.id = account_id and owner_id is null and purpose like 'gateway%'
        ) as movements group by purpose
      ) as sums
      where -balance <> captured - refunded`,
  },
];
