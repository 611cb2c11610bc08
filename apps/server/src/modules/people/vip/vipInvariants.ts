import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const vipInvariants: readonly Invariant[] = [
  {
    number: 34,
    title: 'vipExpiryDate equals the fold of the grants that count; each paid purchase is one, unless it goes back',
    each: 'user',
    query: sql`
      with folded as (
        select user_id, vip_expiry(granted_at, days order by granted_at, id) as expires_at from vip_grants
        where revoked_at is null group by user_id
      )
      select user_id, folded.expires_at::text as ought, member.expires_at::text as stored, 'expiry' as what
      from folded full join vip_members as member using (user_id)
      where folded.expires_at is distinct from member.expires_at
      union all
      select coalesce(purchase.user_id, granted.user_id), coalesce(purchase.id, granted.cause_id)::text, purchase.state, 'purchase'
      from (select * from vip_purchases where paid_at is not null) as purchase
      full join (select * from vip_grants where cause_kind = 'purchase') as granted
        on granted.user_id = purchase.user_id and granted.cause_id = purchase.id
      where purchase.id is null or granted.id is null or granted.days <> purchase.days
        or (granted.revoked_at is not null) <> (purchase.state in ('refunding', 'refunded'))`,
  },
];
