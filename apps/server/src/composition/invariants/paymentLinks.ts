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
          case went when 'gateway' then ${accountOf(sql`payment.gateway`)} else went end as purpose
        from payment_refunds as refund
        join payments as payment on payment.user_id = refund.user_id and payment.id = refund.payment_id
        where refund.state = 'succeeded'
      ) as refund
      full join (
        select cause_id, amount, credit.purpose from ledger_transfers
        join ledger_accounts as credit on credit.id = credit_account_id
        where cause_kind in ('gatewayRefund', 'refundRerouted', 'refundSettled') and phase = 'posted'
      ) as transfer on transfer.cause_id = refund.id::text
      where transfer.amount is distinct from refund.amount_fen or transfer.purpose is distinct from refund.purpose`,
  },
  {
    number: 13,
    title: 'Each gateway account equals captures − refunds − settlements − fees, and what was booked by hand',
    each: 'shop',
    query: sql`
      select purpose, captured, refunded, billed, balance from (
        select purpose, sum(captured) as captured, sum(refunded) as refunded, sum(billed) as billed, sum(balance) as balance from (
          select ${accountOf(sql`gateway`)} as purpose, amount_fen as captured, 0 as refunded, 0 as billed, 0 as balance from payments
          where state = 'paid' and gateway <> 'balance'
          union all
          select ${accountOf(sql`payment.gateway`)}, 0, refund.amount_fen, 0, 0 from payment_refunds as refund
          join payments as payment on payment.user_id = refund.user_id and payment.id = refund.payment_id
          where refund.state = 'succeeded' and refund.went = 'gateway'
          union all
          select ${accountOf(sql`gateway`)}, 0, 0, settled_fen - topped_up_fen + fees_fen - fees_back_fen, 0 from gateway_bills
          where booked_at is not null
          union all
          select purpose, 0, 0, amount, 0 from hand_bookings cross join lateral (
            values (from_purpose, -amount_fen), (to_purpose, amount_fen)) as side (purpose, amount)
          where state = 'done' and purpose like 'gateway%' and purpose <> 'gatewayFees'
          union all
          select purpose, 0, 0, 0, ledger_balances.balance from ledger_balances
          join ledger_accounts on ledger_accounts.id = account_id and owner_id is null and purpose like 'gateway%'
            and purpose <> 'gatewayFees'
        ) as movements group by purpose
      ) as sums
      where -balance <> captured - refunded - billed`,
  },
  {
    number: 6,
    title: 'Each bill of a gateway has exactly the transfers that it prescribes',
    each: 'shop',
    query: sql`
      select coalesce(prescribed.cause_id, moved.cause_id) as bill, coalesce(prescribed.leg, moved.leg) as leg,
        prescribed.amount as prescribed, moved.amount as moved
      from (
        select gateway || '-' || day as cause_id, leg, amount from gateway_bills
        cross join lateral (values
          ('fees', fees_fen), ('feesBack', fees_back_fen), ('settled', settled_fen), ('toppedUp', topped_up_fen)
        ) as part (leg, amount)
        where booked_at is not null and amount > 0
      ) as prescribed
      full join (
        select cause_id, leg, amount from ledger_transfers where cause_kind = 'gatewayBill'
      ) as moved on moved.cause_id = prescribed.cause_id and moved.leg = prescribed.leg
      where prescribed.amount is distinct from moved.amount`,
  },
];
