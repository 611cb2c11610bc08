import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

/** Those that read this module's tables alone; 29 and 30 also read orders: composition/invariants/groupLinks.ts. */
export const groupPurchaseInvariants: readonly Invariant[] = [
  {
    number: 28,
    title: 'Per group, paid members + live seats ≤ size, all different users, and its count is that of its seats',
    each: 'shop',
    query: sql`
      with counted as (
        select group_id, count(*) filter (where state in ('paid', 'full', 'failing', 'failed')) as paid,
          count(distinct user_id) filter (where state in ('paid', 'full', 'failing', 'failed')) as people,
          count(*) filter (where state = 'held' and held_until > now()) as held,
          count(*) filter (where is_leader) as leaders
        from group_seats where group_id is not null and state not in ('wished', 'late') and not (state = 'failed' and was_late and not is_leader)
        group by group_id
      )
      select groups.id, groups.state, size, paid_members, paid, people, held, leaders from groups
      left join counted on group_id = groups.id
      where paid is distinct from paid_members or people is distinct from paid or paid + held > size
        or leaders is distinct from 1`,
  },
];
