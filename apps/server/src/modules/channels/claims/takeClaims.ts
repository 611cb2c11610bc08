import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { announceSupply } from './announceSupply.ts';
import type { Claim, ClaimSubject } from './Claim.ts';
import { countsAsEnded, type EndedSince } from './countsAsEnded.ts';

export interface ClaimWish {
  readonly userId: string;
  /** The idempotency key of the request; empty without one. */
  readonly requestKey: string;
}

interface Input {
  readonly subject: ClaimSubject;
  /** Who comes first is granted first. Each of another user: two of one user would want the same place. */
  readonly wishes: readonly ClaimWish[];
  /** Who has let this many claims of the kind lapse, or given them up, since a moment gets no other. */
  readonly ended: EndedSince & { readonly atMost: number };
  /** How many claims of the kind, over all its subjects, a user may hold and have ordered; without it the supply's limit is the only one. */
  readonly atOnce?: number;
  readonly now: Date;
}

/** Why there is no claim. */
export type ClaimRefusal = 'unknown' | 'notBegun' | 'over' | 'paused' | 'soldOut' | 'limit' | 'atOnce' | 'blocked';

interface Row {
  readonly claim_id: string | null;
  readonly deadline: Date | null;
  readonly not_begun: boolean;
  readonly over: boolean;
  readonly is_paused: boolean;
  readonly left_over: number;
  readonly per_user: number;
  readonly live: number;
  readonly ended: number;
  readonly at_once?: number;
}

/**
 * The hot path of a rush: one statement on one row, for all who wish at that moment, so that one commit grants them all. Whoever
 * finds none left does not wait for the row; whoever waits for it is told what is left then, since PostgreSQL looks again at
 * the newest version of a row that it locks. Two claims of one user at once, in two transactions, may both count none before
 * them: they want the same place then, and its unique index refuses the second with its whole transaction. With a limit over the
 * whole kind two of them want the same slot in the same way.
 */
export async function takeClaims(
  tx: Tx,
  { subject, wishes, ended, atOnce, now }: Input,
): Promise<(Claim | { readonly refused: ClaimRefusal })[]> {
  const userIds = wishes.map(({ userId }) => userId);
  const ids = wishes.map(() => newId());
  const slots = slotsOf(subject, atOnce);
  const { rows } = await sql<Row>`
    with supply as (
      select opens_at > ${now} as not_begun, closes_at <= ${now} as over, is_paused, left_over, per_user from claim_supplies
      where subject_kind = ${subject.kind} and subject_id = ${subject.id}
    ), wishes as (
      select * from unnest(${userIds}::uuid[], ${ids}::uuid[], ${wishes.map(({ requestKey }) => requestKey)}::text[])
        with ordinality as wish (user_id, id, request_key, nth)
    ), mine as (
      select wishes.*, (
        select count(*) from claims
        where claims.user_id = wishes.user_id and subject_kind = ${subject.kind} and subject_id = ${subject.id}
          and state in ('held', 'ordered', 'bought')
      ) as live, (
        select count(*) from claims
        where claims.user_id = wishes.user_id and subject_kind = ${subject.kind} and ${countsAsEnded(ended)}
      ) as ended${slots.count}
      from wishes
    ), ready as materialized (
      select mine.*, row_number() over (order by nth) as turn from mine cross join supply
      where live < supply.per_user and mine.ended < ${ended.atMost}${slots.isFree}
    ), locked as materialized (
      select left_over, hold_seconds, per_user from claim_supplies
      where subject_kind = ${subject.kind} and subject_id = ${subject.id}
        and left_over > 0 and opens_at <= ${now} and closes_at > ${now} and not is_paused
        and (select count(*) from ready) > 0
      for update
    ), granted as (
      select ready.*, hold_seconds, per_user from ready cross join locked where turn <= left_over
    ), taken as (
      -- By a join, whose rows stay as they are when PostgreSQL looks again at a row that someone else has changed meanwhile.
      update claim_supplies set held = held + pieces
      from (select count(*)::int as pieces from granted) as of_all
      where subject_kind = ${subject.kind} and subject_id = ${subject.id} and pieces > 0
    ), made as (
      insert into claims (user_id, id, subject_kind, subject_id, place, state, deadline, request_key, created_at${slots.column})
      select user_id, id, ${subject.kind}, ${subject.id}, (
          select min(place) from generate_series(1, per_user) as place where place not in (
            select claims.place from claims
            where claims.user_id = granted.user_id and subject_kind = ${subject.kind} and subject_id = ${subject.id}
              and state in ('held', 'ordered', 'bought')
          )
        ), 'held', ${now}::timestamptz + make_interval(secs => hold_seconds), request_key, ${now}${slots.first}
      from granted
      returning id, deadline
    )
    select supply.*, mine.live, mine.ended${slots.counted}, made.id as claim_id, made.deadline
    from mine cross join supply left join made on made.id = mine.id order by nth`.execute(tx);
  if (rows.some(({ claim_id }) => claim_id !== null)) announceSupply(tx, subject);
  return userIds.map((userId, nth) => {
    const row = rows[nth];
    if (!row) return { refused: 'unknown' };
    const { claim_id: id, deadline } = row;
    if (id === null || deadline === null)
      return { refused: refusalOf(row, { ended, ...(atOnce === undefined ? {} : { atOnce }) }) };
    return { userId, id, subject, state: 'held', deadline, orderId: null, createdAt: now };
  });
}

/** Sold out first: a rush is told so, whoever asks. It is also the answer to whoever waited for the row in vain. */
function refusalOf(row: Row, { ended, atOnce = Infinity }: Pick<Input, 'ended' | 'atOnce'>): ClaimRefusal {
  if (row.not_begun) return 'notBegun';
  if (row.over) return 'over';
  if (row.live >= row.per_user) return 'limit';
  if (row.left_over === 0) return 'soldOut';
  if (row.is_paused) return 'paused';
  if (row.ended >= ended.atMost) return 'blocked';
  return (row.at_once ?? 0) >= atOnce ? 'atOnce' : 'soldOut';
}

/** The parts of the statement for a limit over the whole kind; nothing at all for a kind without one. */
function slotsOf({ kind }: ClaimSubject, atOnce: number | undefined) {
  const no = sql``;
  if (atOnce === undefined) return { count: no, counted: no, isFree: no, column: no, first: no };
  const live = sql`subject_kind = ${kind} and slot is not null and state in ('held', 'ordered')`;
  return {
    count: sql`, (select count(*) from claims where claims.user_id = wishes.user_id and ${live}) as at_once`,
    counted: sql`, mine.at_once`,
    isFree: sql` and mine.at_once < ${atOnce}`,
    column: sql`, slot`,
    first: sql`, (
          select min(slot) from generate_series(1, ${atOnce}::int) as slot where slot not in (
            select claims.slot from claims where claims.user_id = granted.user_id and ${live}
          )
        )`,
  };
}
