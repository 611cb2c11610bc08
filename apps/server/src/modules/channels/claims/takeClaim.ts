import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { announceSupply } from './announceSupply.ts';
import type { Claim, ClaimSubject } from './Claim.ts';
import { countsAsEnded, type EndedSince } from './countsAsEnded.ts';

interface Input {
  readonly userId: string;
  readonly subject: ClaimSubject;
  /** Who has let this many claims of the kind lapse, or given them up, since a moment gets no other. */
  readonly ended: EndedSince & { readonly atMost: number };
  /** How many claims of the kind, over all its subjects, a user may hold and have ordered; without it the supply's limit is the only one. */
  readonly atOnce?: number;
  /** The idempotency key of the request; empty without one. */
  readonly requestKey: string;
  readonly now: Date;
}

/** Why there is no claim. */
export type ClaimRefusal = 'unknown' | 'notBegun' | 'over' | 'paused' | 'soldOut' | 'limit' | 'atOnce' | 'blocked';

interface Row {
  readonly id: string | null;
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
 * The hot path of a rush: one statement on one row. Whoever finds none left does not wait for the row; whoever waits for it looks
 * again at what is left, since PostgreSQL repeats the condition on the row's newest version. Two claims of one user at once may
 * both count none before them: they want the same place then, and its unique index refuses the second with its whole transaction.
 * With a limit over the whole kind two of them want the same slot in the same way.
 */
export async function takeClaim(tx: Tx, input: Input): Promise<Claim | { readonly refused: ClaimRefusal }> {
  const { userId, subject, ended, requestKey, now } = input;
  const id = newId();
  const { countSlots, hasSlot, slotColumn, freeSlot } = slotsOf(input);
  const { rows } = await sql<Row>`
    with supply as (
      select opens_at > ${now} as not_begun, closes_at <= ${now} as over, is_paused, left_over, per_user from claim_supplies
      where subject_kind = ${subject.kind} and subject_id = ${subject.id}
    ), live as (
      select place from claims
      where user_id = ${userId} and subject_kind = ${subject.kind} and subject_id = ${subject.id}
        and state in ('held', 'ordered', 'bought')
    ), mine as (
      select (select count(*) from live) as live, (
        select count(*) from claims
        where user_id = ${userId} and subject_kind = ${subject.kind} and ${countsAsEnded(ended)}
      ) as ended${countSlots}
    ), taken as (
      update claim_supplies as of_all set held = held + 1
      from mine
      where subject_kind = ${subject.kind} and subject_id = ${subject.id}
        and left_over > 0 and opens_at <= ${now} and closes_at > ${now} and not is_paused
        and mine.live < per_user and mine.ended < ${ended.atMost}${hasSlot}
      returning hold_seconds, per_user
    ), made as (
      insert into claims (user_id, id, subject_kind, subject_id, place, state, deadline, request_key, created_at${slotColumn})
      select ${userId}, ${id}, ${subject.kind}, ${subject.id}, (
          select min(place) from generate_series(1, per_user) as place where place not in (select place from live)
        ), 'held', ${now}::timestamptz + make_interval(secs => hold_seconds),
        ${requestKey}, ${now}${freeSlot}
      from taken
      returning id, deadline
    )
    select supply.*, mine.*, made.* from supply cross join mine left join made on true`.execute(tx);
  const [row] = rows;
  if (!row) return { refused: 'unknown' };
  if (row.id === null || row.deadline === null) return { refused: refusalOf(row, input) };
  announceSupply(tx, subject);
  return { userId, id, subject, state: 'held', deadline: row.deadline, orderId: null, createdAt: now };
}

/** Sold out first: a rush is told so, whoever asks. It is also the answer to whoever waited for the row in vain. */
function refusalOf(row: Row, { ended, atOnce = Infinity }: Input): ClaimRefusal {
  if (row.not_begun) return 'notBegun';
  if (row.over) return 'over';
  if (row.live >= row.per_user) return 'limit';
  if (row.left_over === 0) return 'soldOut';
  if (row.is_paused) return 'paused';
  if (row.ended >= ended.atMost) return 'blocked';
  return (row.at_once ?? 0) >= atOnce ? 'atOnce' : 'soldOut';
}

/** The parts of the statement for a limit over the whole kind; nothing at all for a kind without one. */
function slotsOf({ userId, subject, atOnce }: Input) {
  if (atOnce === undefined) return { countSlots: sql``, hasSlot: sql``, slotColumn: sql``, freeSlot: sql`` };
  const ofKind = sql`
    from claims where user_id = ${userId} and subject_kind = ${subject.kind} and slot is not null
      and state in ('held', 'ordered')`;
  return {
    countSlots: sql`, (select count(*) ${ofKind}) as at_once`,
    hasSlot: sql` and mine.at_once < ${atOnce}`,
    slotColumn: sql`, slot`,
    freeSlot: sql`, (
          select min(slot) from generate_series(1, ${atOnce}::int) as slot where slot not in (select slot ${ofKind})
        )`,
  };
}
