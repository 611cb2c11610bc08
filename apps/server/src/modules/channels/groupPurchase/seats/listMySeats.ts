import { type Selectable, sql } from 'kysely';
import type { GroupSeats } from '../../../../platform/database/schema.gen.ts';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { GroupState } from '../groups/Group.ts';
import { type Seat, seatOf, type SeatState } from './Seat.ts';

/** What a user's list calls them. Seats that were given back unpaid are not in it. */
const statesOf: Readonly<Record<GroupState, readonly SeatState[]>> = {
  open: ['held', 'paid'],
  full: ['full'],
  failed: ['late', 'failing', 'failed'],
};

interface Page {
  readonly userId: string;
  readonly state: GroupState | undefined;
  /** The last of the page before. */
  readonly after: { readonly rank: number; readonly id: string } | null;
  readonly limit: number;
}

/** What waits for the user comes first, then what waits for others, then the rest. */
export function rankOf(state: SeatState): number {
  return ranks[state] ?? 2;
}

const ranks: Readonly<Partial<Record<SeatState, number>>> = { held: 0, paid: 1 };

const RANK = sql<number>`case state when 'held' then 0 when 'paid' then 1 else 2 end`;

/** By rank, and in each the newest first: ids are in the order of time. A user has few of them. */
export async function listMySeats(db: Reader, { userId, state, after, limit }: Page): Promise<Seat[]> {
  const states = state ? statesOf[state] : Object.values(statesOf).flat();
  const from = after ? sql`and (${RANK} > ${after.rank} or ${RANK} = ${after.rank} and id < ${after.id})` : sql``;
  const { rows } = await sql<Selectable<GroupSeats>>`
    select * from group_seats where user_id = ${userId} and state = any(${[...states]}::text[]) ${from}
    order by ${RANK}, id desc limit ${limit}`.execute(db);
  return rows.map(seatOf);
}

interface Counts {
  readonly all: number;
  readonly open: number;
  readonly full: number;
  readonly failed: number;
}

export async function countMySeats(db: Reader, userId: string): Promise<Counts> {
  const counted = (state: GroupState) => sql`count(*) filter (where state = any(${[...statesOf[state]]}::text[]))::int`;
  const { rows } = await sql<Omit<Counts, 'all'>>`
    select ${counted('open')} as open, ${counted('full')} as full, ${counted('failed')} as failed
    from group_seats where user_id = ${userId}`.execute(db);
  const { open, full, failed } = rows[0] ?? { open: 0, full: 0, failed: 0 };
  return { all: open + full + failed, open, full, failed };
}
