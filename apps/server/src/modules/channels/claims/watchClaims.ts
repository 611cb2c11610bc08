import type { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { type Claim, claimColumns, claimOf, type ClaimSubject } from './Claim.ts';

interface Watched {
  readonly subject: ClaimSubject;
  /** Claims of it are made in this time only: an index finds them by it. */
  readonly from: Date;
  readonly until: Date;
}

export interface ClaimCounts {
  readonly made: number;
  readonly people: number;
  readonly held: number;
  readonly ordered: number;
  readonly bought: number;
  readonly lapsed: number;
  readonly released: number;
}

export interface ClaimEvent {
  readonly id: string;
  readonly userId: string;
  readonly kind: (typeof rules.claim.events)[number];
  readonly at: Date;
}

const ofSubject = ({ subject, from, until }: Watched) => sql`
  subject_kind = ${subject.kind} and subject_id = ${subject.id} and created_at >= ${from} and created_at < ${until}`;

/** What became of all claims of a subject so far. */
export async function countClaims(db: Reader, watched: Watched): Promise<ClaimCounts> {
  const { rows } = await sql<ClaimCounts>`
    select count(*) as made, count(distinct user_id) as people,
      count(*) filter (where state = 'held') as held,
      count(*) filter (where state = 'ordered') as ordered,
      count(*) filter (where state = 'bought') as bought,
      count(*) filter (where state = 'lapsed') as lapsed,
      count(*) filter (where state = 'released') as released
    from claims where ${ofSubject(watched)}`.execute(db);
  return rows[0] ?? { made: 0, people: 0, held: 0, ordered: 0, bought: 0, lapsed: 0, released: 0 };
}

/** What is held of a subject, by whom and until when; what comes back soonest first. */
export async function listHeldClaims(
  db: Reader,
  { subject, limit }: { subject: ClaimSubject; limit: number },
): Promise<Claim[]> {
  const rows = await db
    .selectFrom('claims')
    .select(claimColumns)
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('state', 'in', ['held', 'ordered'])
    .orderBy('deadline')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(claimOf);
}

/** What happened to the pieces of a subject, the newest first. */
export async function listClaimEvents(
  db: Reader,
  { limit, ...watched }: Watched & { readonly limit: number },
): Promise<ClaimEvent[]> {
  const { rows } = await sql<ClaimEvent>`
    with own as materialized (select user_id, id, state, created_at, ended_at from claims where ${ofSubject(watched)})
    select id, user_id as "userId", 'claimed' as kind, created_at as at from own
    union all
    select id, user_id, state, ended_at from own where ended_at is not null
    order by at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
