import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const identityInvariants: readonly Invariant[] = [
  {
    number: 45,
    title: 'A refresh-token family has at most one unused token; a revoked family has none',
    each: 'user',
    query: sql`
      select session.user_id, session.id as session_id, session.ended_at, count(*) as unused
      from sessions as session
      join refresh_tokens as token on token.user_id = session.user_id and token.session_id = session.id
      where token.used_at is null
      group by session.user_id, session.id, session.ended_at
      having count(*) > 1 or session.ended_at is not null`,
  },
  {
    number: 46,
    title: 'Each user has a consent row with a policy version',
    each: 'user',
    query: sql`
      select users.id as user_id, document
      from users
      cross join (values ('serviceTerms'), ('privacyPolicy')) as required (document)
      where not exists (
        select from consents
        where consents.user_id = users.id and consents.document = required.document and consents.version <> '')`,
  },
];
