import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties brand placements to their payments and to the ledger. */
export const advertisementLinks: readonly Invariant[] = [
  {
    number: 6,
    title: 'A booking of a placement has exactly the transfers of its advance, its earned days and its refunds',
    each: 'user',
    query: sql`
      with prescribed as (
        select 'advertisement' as cause_kind, id::text as cause_id, 'advance' as leg, amount_fen as amount, 'clearing' as debit,
          'advertisementAdvance' as credit, null::uuid as owner_id
        from advertisement_bookings
        union all
        select 'advertisement', booking_id::text, 'day' || to_char(day, 'YYYYMMDD'), price_fen, 'advertisementAdvance', 'advertisementIncome', null
        from advertisement_days where earned_at is not null
        union all
        select 'advertisementRefund', id::text, 'advance', amount_fen - earned_fen, 'advertisementAdvance', 'balance', user_id
        from advertisement_refunds where amount_fen > earned_fen
        union all
        select 'advertisementRefund', id::text, 'income', earned_fen, 'advertisementIncome', 'balance', user_id
        from advertisement_refunds where earned_fen > 0
      ), moved as (
        select cause_kind, cause_id, leg, amount, debit.purpose as debit, credit.purpose as credit, credit.owner_id
        from ledger_transfers
        join ledger_accounts as debit on debit.id = debit_account_id
        join ledger_accounts as credit on credit.id = credit_account_id
        where cause_kind in ('advertisement', 'advertisementRefund')
      )
      select coalesce(prescribed.cause_kind, moved.cause_kind) as cause_kind, coalesce(prescribed.cause_id, moved.cause_id) as cause_id,
        coalesce(prescribed.leg, moved.leg) as leg, prescribed.amount as prescribed, moved.amount as moved
      from prescribed
      full join moved on moved.cause_kind = prescribed.cause_kind and moved.cause_id = prescribed.cause_id and moved.leg = prescribed.leg
      where (prescribed.amount, prescribed.debit, prescribed.credit, prescribed.owner_id)
        is distinct from (moved.amount, moved.debit, moved.credit, moved.owner_id)`,
  },
  {
    number: 44,
    title: 'A booking is paid by one payment of its price, out of its owner’s balance',
    each: 'user',
    query: sql`
      select coalesce(booking.user_id, payment.user_id) as user_id, booking.id, booking.no, booking.amount_fen, payment.amount_fen as paid
      from advertisement_bookings as booking
      full join (select * from payments where payable_kind = 'advertisement' and state = 'paid' and not is_surplus) as payment
        on payment.user_id = booking.user_id and payment.payable_id = booking.id
      where (booking.payment_id, booking.amount_fen, 'balance') is distinct from (payment.id, payment.amount_fen, payment.gateway::text)`,
  },
];
