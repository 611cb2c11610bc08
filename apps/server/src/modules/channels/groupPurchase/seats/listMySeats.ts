import { sql } from 'kysely';
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
  readonly beforeId: string | undefined;
  readonly limit: number;
}

/** The newest first: ids are in the order of time. */
export async function listMySeats(db: Reader, { userId, state, beforeId, limit }: Page): Promise<Seat[]> {
  const states = state ? statesOf[state] : Object.values(statesOf).flat();
  let query = db
    .selectFrom('group_seats')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', [...states]);
  if (beforeId) query = query.where('id', '<', beforeId);
  return (await query.orderBy('id', 'desc').limit(limit).execute()).map(seatOf);
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
