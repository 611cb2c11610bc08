import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Kinds that always have a user's account on one side. */
const OF_USERS = [
  'balanceChange',
  'balancePayment',
  'checkIn',
  'draw',
  'drawChance',
  'drawPrize',
  'effectOrder',
  'effectPayout',
  'effectRefund',
  'effectTaking',
  'orderCompleted',
  'orderIntegral',
  'orderIntegralFreed',
  'recharge',
  'rechargeBonus',
  'rechargeBonusBack',
  'rechargeRefund',
];

/**
 * Transfers within the house are checked with the user for whose payment or refund they were made. This one finds those that were made
 * for nothing: seen from the transfer, by way of what has an index.
 */
export const houseLinks: readonly Invariant[] = [
  {
    number: 6,
    title: 'A transfer within the house was made for a payment or a refund that there is',
    each: 'transfer',
    query: sql`
      with within as (
        select transfer.id, cause_kind, transfer.cause_id, leg,
          case when transfer.cause_id ~ '^[0-9a-f-]{36}$' then transfer.cause_id::uuid end as cause from ledger_transfers as transfer
        join ledger_accounts as debit on debit.id = debit_account_id and debit.owner_id is null
        join ledger_accounts as credit on credit.id = credit_account_id and credit.owner_id is null
      )
      select id, cause_kind, cause_id, leg from within where case
        when cause_kind = 'payment' then not exists (select from payments where payments.id = cause)
        when cause_kind in ('order', 'dropshippingBatch', 'vip', 'advertisement') then not exists (
          select from payments where payable_kind = within.cause_kind and payable_id = cause)
        when cause_kind = 'handBooking' then not exists (select from hand_bookings where hand_bookings.id = cause)
        when cause_kind = 'closingPayout' then not exists (select from closing_payouts where closing_payouts.id = cause)
        when cause_kind in ('gatewayRefund', 'refundSettled') then not exists (select from payment_refunds where payment_refunds.id = cause)
        when cause_kind = 'afterSale' then not exists (
          select from payment_refunds as refund where refund.cause_kind = 'afterSale' and refund.cause_id = cause and state <> 'failed')
        when cause_kind = 'vipRefund' then not exists (
          select from payment_refunds as refund where refund.cause_kind = 'vip' and refund.cause_id = cause and state <> 'failed')
        else cause_kind = any(${OF_USERS}::text[]) end`,
  },
];
