import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const paymentInvariants: readonly Invariant[] = [
  {
    number: 7,
    title: 'A merchant trade number, and a (gateway, gateway transaction) pair, belong to one payment',
    each: 'user',
    query: sql`
      select 'number' as what, payment.out_trade_no as value, count(distinct other.id) as payments from payments as payment
      join public.payments as other on other.out_trade_no = payment.out_trade_no
      group by payment.out_trade_no having count(distinct other.id) > 1
      union all
      select payment.gateway, payment.transaction_id, count(distinct other.id) from payments as payment
      join public.payments as other on other.gateway = payment.gateway and other.transaction_id = payment.transaction_id
      group by payment.gateway, payment.transaction_id having count(distinct other.id) > 1`,
  },
  {
    number: 9,
    title: 'Each gateway notification is stored once, and no payment or refund lags its verified notification',
    each: 'user',
    query: sql`
      select 'stored twice' as what, gateway || ' ' || notification_id as value from payment_notifications
      group by gateway, notification_id having count(*) > 1
      union all
      select 'payment lags', callback.number from payment_notifications as callback
      left join payments as payment on payment.out_trade_no = callback.number and payment.gateway = callback.gateway
      where callback.kind = 'capture' and callback.outcome <> 'refused' and payment.state is distinct from 'paid'
      union all
      select 'refund lags', callback.number from payment_notifications as callback
      left join payment_refunds as refund on refund.out_refund_no = callback.number
      where callback.kind = 'refund' and callback.outcome <> 'refused'
        and (refund.state is null or refund.state not in ('succeeded', 'failed', 'stuck'))`,
  },
  {
    number: 9,
    title: 'A gateway notification that was not refused is of a payment or refund that there is',
    each: 'shop',
    query: sql`
      select gateway, notification_id, kind, number from payment_notifications as callback
      where outcome <> 'refused' and kind = 'capture'
        and not exists (select from payments where out_trade_no = callback.number and payments.gateway = callback.gateway)
      union all
      select gateway, notification_id, kind, number from payment_notifications as callback
      where outcome <> 'refused' and kind = 'refund'
        and not exists (select from payment_refunds where out_refund_no = callback.number)`,
  },
  {
    number: 10,
    title: 'No payment stays unknown past its expiry, or the end of the wish for it, plus two query intervals',
    each: 'shop',
    query: sql`
      select id, state, expires_at, ended_at, asked_times from payments
      where ask_at is not null and (expires_at < now() - 2 * interval '60 seconds'
        or state <> 'closed' and ended_at < now() - 2 * interval '60 seconds')`,
  },
  {
    number: 11,
    title: 'Per payment, refunded ≤ paid',
    each: 'user',
    query: sql`
      select payment.id, payment.state, payment.amount_fen, sum(refund.amount_fen) as refunded
      from payments as payment
      join payment_refunds as refund on refund.user_id = payment.user_id and refund.payment_id = payment.id
      where refund.state <> 'failed'
      group by payment.user_id, payment.id, payment.state, payment.amount_fen
      having sum(refund.amount_fen) > payment.amount_fen or payment.state <> 'paid'`,
  },
  {
    number: 53,
    // One that is abnormal waits for a person at the gateway, as a stuck one waits for finance: both are told and listed.
    title: 'No refund is under way for more than 3 days, unless a person has to finish it',
    each: 'shop',
    query: sql`
      select id, payment_id, state, amount_fen, requested_at, asked_times from payment_refunds
      where ask_at is not null and waits_since is null and requested_at < now() - interval '3 days'`,
  },
];
