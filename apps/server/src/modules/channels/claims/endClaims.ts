import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { announceMore } from './announceSupply.ts';
import type { ClaimSubject } from './Claim.ts';

/**
 * Puts back the pieces of claims whose time is over, in one statement. The figures are locked before the claims, as everywhere; a
 * claim that is just being ordered is passed by, so that the rush never waits for an order. Answers how many came back.
 */
export async function lapseClaims(tx: Tx, { subject, now }: { subject: ClaimSubject; now: Date }): Promise<number> {
  const due = sql`state = 'held' and deadline <= ${now}`;
  return await endClaims(tx, { subject, which: due, state: 'lapsed', now });
}

/** Puts one claim's piece back, as its user wishes. Answers false when it is no longer held, or is just being ordered. */
export async function releaseClaim(
  tx: Tx,
  { userId, id, subject, now }: { userId: string; id: string; subject: ClaimSubject; now: Date },
): Promise<boolean> {
  const own = sql`user_id = ${userId} and id = ${id} and state = 'held' and deadline > ${now}`;
  return (await endClaims(tx, { subject, which: own, state: 'released', now })) === 1;
}

interface Ending {
  readonly subject: ClaimSubject;
  readonly which: ReturnType<typeof sql>;
  readonly state: 'lapsed' | 'released';
  readonly now: Date;
}

async function endClaims(tx: Tx, { subject, which, state, now }: Ending): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    with supply as materialized (
      select subject_id from claim_supplies
      where subject_kind = ${subject.kind} and subject_id = ${subject.id} for update
    ), due as materialized (
      select user_id, id from claims
      where subject_kind = ${subject.kind} and subject_id = (select subject_id from supply) and ${which}
      for update skip locked
    ), ended as (
      update claims set state = ${state}, ended_at = ${now} from due
      where claims.user_id = due.user_id and claims.id = due.id
      returning claims.id
    ), back as (
      update claim_supplies set held = held - (select count(*)::int from ended)
      where subject_kind = ${subject.kind} and subject_id = ${subject.id} and exists (select from ended)
    )
    select count(*) as ended from ended`.execute(tx);
  const ended = rows[0]?.ended ?? 0;
  if (ended > 0) announceMore(tx, subject);
  return ended;
}
