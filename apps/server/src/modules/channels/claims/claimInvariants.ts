import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const claimInvariants: readonly Invariant[] = [
  {
    number: 24,
    title: 'Per supply sold and held are what its claims say, and sold + held + left + withdrawn = allocated',
    each: 'shop',
    query: sql`
      with counted as (
        select subject_kind, subject_id,
          count(*) filter (where state = 'bought' and gave_back_at is null) as sold,
          count(*) filter (where state in ('held', 'ordered')) as held
        from claims group by 1, 2
      )
      select coalesce(supply.subject_id, counted.subject_id) as subject_id, allocated, supply.sold, supply.held, left_over,
        withdrawn, counted.sold as claims_sold, counted.held as claims_held
      from claim_supplies as supply
      full join counted on counted.subject_kind = supply.subject_kind and counted.subject_id = supply.subject_id
      where supply.subject_id is null
        or supply.sold <> coalesce(counted.sold, 0) or supply.held <> coalesce(counted.held, 0)
        or supply.sold + supply.held + left_over + withdrawn <> allocated or left_over < 0
        -- Nothing leaves it before it is over, and nothing stays in it afterwards.
        or settled_at is null and withdrawn <> 0 or settled_at is not null and (left_over <> 0 or supply.held <> 0)
        or (sold_out_at is not null) <> (supply.sold = allocated)`,
  },
  {
    number: 24,
    title: 'No user is above the limit of what can be claimed, claims and open orders included',
    each: 'shop',
    query: sql`
      select user_id, claims.subject_id, count(*) as pieces, per_user from claims
      join claim_supplies as supply using (subject_kind, subject_id)
      where state in ('held', 'ordered', 'bought')
      group by user_id, claims.subject_kind, claims.subject_id, per_user
      having count(*) > per_user or max(place) > per_user`,
  },
  {
    number: 24,
    title: 'No claim is held later than its deadline + 60 s',
    each: 'shop',
    query: sql`
      select user_id, id, deadline from claims where state = 'held' and deadline < now() - interval '60 seconds'`,
  },
];
