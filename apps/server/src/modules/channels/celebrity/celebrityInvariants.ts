import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const celebrityInvariants: readonly Invariant[] = [
  {
    number: 75,
    title: 'A celebrity has as many followers as users follow them',
    each: 'shop',
    query: sql`
      select celebrity.id, celebrity.followers, count(follow.user_id) as counted from celebrities as celebrity
      left join celebrity_follows as follow on follow.celebrity_id = celebrity.id
      group by celebrity.id having celebrity.followers <> count(follow.user_id)`,
  },
];
