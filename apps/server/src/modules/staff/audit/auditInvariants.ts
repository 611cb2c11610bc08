import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const auditInvariants: readonly Invariant[] = [
  {
    number: 47,
    title: 'Each staff change has an audit row, and the chain of audit rows is unbroken',
    each: 'shop',
    // A change without an audit row cannot commit at all: see platform/http/assertAudited.ts.
    query: sql`
      with linked as (
        select line.seq, line.prev_hash, line.hash, audit_hash(line) as expected,
          lag(line.hash, 1, sha256('')) over (order by line.seq) as hash_before,
          row_number() over (order by line.seq) as place
        from audit_rows as line
      )
      select seq, 'row' as what from linked
      where hash <> expected or prev_hash <> hash_before or seq <> place
      union all
      select tail.seq, 'end'
      from (values (1)) as always (one)
      left join audit_tail as tail on true
      left join lateral (select seq, hash from audit_rows order by seq desc limit 1) as last on true
      where tail.seq is distinct from coalesce(last.seq, 0)
        or tail.hash is distinct from coalesce(last.hash, sha256(''))`,
  },
];
