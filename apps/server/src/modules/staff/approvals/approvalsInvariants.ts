import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const approvalsInvariants: readonly Invariant[] = [
  {
    number: 77,
    title: 'An approval has the hash of what it does, and was executed once, by another person, in time',
    each: 'shop',
    query: sql`
      select id, no, 'hash' as what from approvals where does_hash <> sha256(convert_to(does, 'UTF8'))
      union all
      select id, no, 'names another' from approvals
      where (does::jsonb ->> 'kind', does::jsonb ->> 'subjectId') is distinct from (kind::text, subject_id::text)
      union all
      select id, no, 'own' from approvals
      where state = 'executed' and (decided_by is null or decided_by = requested_by)
      union all
      select id, no, 'late' from approvals where state = 'executed' and ended_at >= expires_at
      union all
      select id, no, 'twice' from (
        select *, count(*) over (partition by kind, subject_id) as times from approvals where state = 'executed') as done
      where times > 1`,
  },
];
