import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties VIP purchases to their payments and transfers, and daily coupons to the coupons of their users. */
export const vipLinks: readonly Invariant[] = [
  {
    number: 6,
    title: 'A paid VIP purchase has exactly its income, a refunded one gave it back, others moved nothing',
    each: 'user',
    query: sql`
      with prescribed as (
        select 'vip' as cause_kind, id::text as cause_id, amount_fen as amount, 'vipIncome' as purpose, null::uuid as owner_id
        from vip_purchases where paid_at is not null
        union all
        select 'vipRefund', refund_request_id::text, amount_fen,
          case paid_with when 'balance' then 'balance' else 'clearing' end, case paid_with when 'balance' then user_id end
        from vip_purchases where state = 'refunded'
      ), moved as (
        select cause_kind, cause_id, amount, credit.purpose, credit.owner_id from ledger_transfers
        join ledger_accounts as credit on credit.id = credit_account_id
        where cause_kind in ('vip', 'vipRefund')
      )
      select coalesce(prescribed.cause_kind, moved.cause_kind) as cause_kind,
        coalesce(prescribed.cause_id, moved.cause_id) as cause_id, prescribed.amount as prescribed, moved.amount as moved
      from prescribed full join moved using (cause_kind, cause_id)
      where (prescribed.amount, prescribed.purpose, prescribed.owner_id)
        is distinct from (moved.amount, moved.purpose, moved.owner_id)`,
  },
  {
    number: 8,
    title: 'A paid VIP purchase has the one payment that counts, of what it costs; others have none',
    each: 'user',
    query: sql`
      select purchase.user_id, purchase.id, purchase.state, payment_id, counted.id as counted, counted.amount_fen
      from vip_purchases as purchase
      full join (
        select * from payments where payable_kind = 'vip' and state = 'paid' and not is_surplus
      ) as counted on counted.payable_id = purchase.id
      where purchase.id is null or counted.id is distinct from payment_id
        or counted.id is not null and (counted.user_id, counted.amount_fen, counted.gateway)
          is distinct from (purchase.user_id, purchase.amount_fen, paid_with)`,
  },
  {
    number: 12,
    title: 'A VIP purchase goes back by the payment that it came by, once and whole',
    each: 'user',
    query: sql`
      select coalesce(purchase.id, refund.cause_id) as purchase_id, purchase.state, paid_with, refund.state as refund_state,
        refund.amount_fen
      from (select * from vip_purchases where state in ('refunding', 'refunded')) as purchase
      full join (select * from payment_refunds where cause_kind = 'vip' and state <> 'failed') as refund
        on refund.user_id = purchase.user_id and refund.cause_id = refund_request_id
      where purchase.id is null
        or refund.id is not null and (
          paid_with = 'balance' or refund.payment_id <> purchase.payment_id or refund.amount_fen <> purchase.amount_fen)
        or paid_with = 'balance' and purchase.state = 'refunding'
        or paid_with <> 'balance' and (purchase.state = 'refunded') <> (refund.state is not distinct from 'succeeded')`,
  },
  {
    // One a day is a key of the table. A grant that is revoked later counted until then. Ten seconds: the clocks of several
    // processes differ, and who waits for a lock has looked at theirs before.
    number: 33,
    title: 'At most one VIP 日券 per user and Shanghai date, only on VIP days',
    each: 'user',
    query: sql`
      select given.user_id, given.day, given.given_at, 'no VIP' as what from vip_daily_coupons as given
      where not coalesce((
        select vip_expiry(granted_at, days order by granted_at, id) > given.given_at from vip_grants as granted
        where granted.user_id = given.user_id and granted_at <= given.given_at + interval '10 seconds'
          and (revoked_at is null or revoked_at > given.given_at - interval '10 seconds')), false)
      union all
      select coalesce(held.user_id, given.user_id), given.day, held.claimed_at, 'not of the day'
      from (select * from user_coupons where source = 'vip') as held
      full join vip_daily_coupons as given on given.user_id = held.user_id and given.user_coupon_id = held.id
      where given.day is null or held.id is null
        or (held.claimed_at at time zone 'Asia/Shanghai')::date <> given.day
        or held.valid_until <> (given.day + 1)::timestamp at time zone 'Asia/Shanghai'
      union all
      select user_id, (claimed_at at time zone 'Asia/Shanghai')::date, max(claimed_at), 'several' from user_coupons
      where source = 'vip' group by 1, 2 having count(*) > 1`,
  },
];
