import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties recharges, payments from a balance and lots to the ledger and to payments. */
export const walletLinks: readonly Invariant[] = [
  {
    number: 6,
    title: 'Each recharge has exactly the transfers that its state prescribes',
    each: 'user',
    query: sql`
      with prescribed as (
        select 'recharge' as cause_kind, id::text as cause_id, 'principal' as leg, 'posted' as phase, amount_fen as amount
        from recharges where paid_at is not null
        union all
        select 'rechargeBonus', id::text, 'bonus', 'posted', bonus_fen
        from recharges where paid_at is not null and bonus_fen > 0
        union all
        select 'rechargeRefund', refund_request_id::text, 'principal', 'pending', refund_fen
        from recharges where refund_request_id is not null
        union all
        select 'rechargeRefund', refund_request_id::text, 'principalEnd', 'post', refund_fen
        from recharges where state = 'refunded'
        union all
        select 'rechargeBonusBack', refund_request_id::text, 'bonus', 'pending', bonus_back_fen + bonus_spent_fen
        from recharges where bonus_back_fen + bonus_spent_fen > 0
        union all
        select 'rechargeBonusBack', refund_request_id::text, 'bonusEnd', 'post', bonus_back_fen + bonus_spent_fen
        from recharges where state = 'refunded' and bonus_back_fen + bonus_spent_fen > 0
      ), moved as (
        select cause_kind, cause_id, leg, phase, amount from ledger_transfers as transfer
        where cause_kind in ('recharge', 'rechargeBonus', 'rechargeRefund', 'rechargeBonusBack') and phase <> 'void'
          -- A refund that the gateway refused leaves its holds, voided, and no trace in the recharge.
          and not exists (
            select from ledger_transfers as ending where ending.pending_id = transfer.id and ending.phase = 'void')
      )
      select coalesce(prescribed.cause_kind, moved.cause_kind) as cause_kind,
        coalesce(prescribed.cause_id, moved.cause_id) as cause_id, coalesce(prescribed.leg, moved.leg) as leg,
        prescribed.amount as prescribed, moved.amount as moved
      from prescribed
      full join moved using (cause_kind, cause_id, leg, phase)
      where prescribed.amount is distinct from moved.amount`,
  },
  {
    number: 6,
    title: 'Each payment from a balance has exactly its transfer, and each such transfer its payment',
    each: 'user',
    query: sql`
      select coalesce(payment.id::text, transfer.cause_id) as payment_id, payment.amount_fen, transfer.amount
      from (select id, user_id, amount_fen from payments where state = 'paid' and gateway = 'balance') as payment
      full join (
        select cause_id, amount, debit.owner_id from ledger_transfers
        join ledger_accounts as debit on debit.id = debit_account_id
        where cause_kind = 'balancePayment' and leg = 'spend' and phase = 'posted'
      ) as transfer on transfer.cause_id = payment.id::text
      where payment.amount_fen is distinct from transfer.amount or payment.user_id is distinct from transfer.owner_id`,
  },
  {
    number: 51,
    title: 'What is left of a user’s lots is what their balance has free',
    each: 'user',
    query: sql`
      with lots as (
        select user_id, sum(left_fen) as left_fen from wallet_lots group by user_id
      ), free as (
        select owner_id as user_id, balance - held as free_fen
        from ledger_balances join ledger_accounts on id = account_id
        where purpose = 'balance' and owner_id is not null
      )
      select user_id, left_fen, free_fen from lots full join free using (user_id)
      where coalesce(left_fen, 0) <> coalesce(free_fen, 0)`,
  },
  {
    number: 54,
    title: 'A recharge on its way back has one refund under way, one that is back has one that succeeded',
    each: 'user',
    query: sql`
      select recharge.user_id, recharge.id, recharge.state, refund.state as refund_state, refund.amount_fen
      from recharges as recharge
      left join payment_refunds as refund
        on refund.user_id = recharge.user_id and refund.cause_kind = 'recharge' and refund.cause_id = recharge.refund_request_id
      where recharge.refund_request_id is not null and (
        refund.amount_fen is distinct from recharge.refund_fen
        or recharge.state = 'refunding' and refund.state not in ('requested', 'processing', 'stuck')
        or recharge.state = 'refunded' and refund.state <> 'succeeded')`,
  },
];
