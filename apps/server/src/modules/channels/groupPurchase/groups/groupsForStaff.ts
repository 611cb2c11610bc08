import { type Selectable, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Groups } from '../../../../platform/database/schema.gen.ts';
import { type Group, groupOf, type GroupState } from './Group.ts';

interface Input {
  readonly state: GroupState;
  /** By when it ends of those under way, by when it ended of the others. */
  readonly after: { readonly at: string; readonly id: string } | undefined;
  readonly limit: number;
}

/** Groups of every campaign: of those under way the one that ends first, of the others the newest. */
export async function listGroupsForStaff(db: Reader, { state, after, limit }: Input): Promise<Group[]> {
  const { rows } =
    state === 'open'
      ? await sql<Selectable<Groups>>`
          select * from groups where state = 'open'
            ${after ? sql`and (ends_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
          order by ends_at, id limit ${limit}`.execute(db)
      : await sql<Selectable<Groups>>`
          select * from groups where state = ${state} and ended_at is not null
            ${after ? sql`and (ended_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
          order by ended_at desc, id desc limit ${limit}`.execute(db);
  return rows.map(groupOf);
}

/** Seats of some groups whose money is still on its way back, by group. */
export async function countRefundingSeats(
  db: Reader,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (groupIds.length === 0) return new Map();
  const { rows } = await sql<{ group_id: string; seats: number }>`
    select group_id, count(*)::int as seats from group_seats
    where group_id = any(${[...groupIds]}::uuid[]) and state in ('late', 'failing') group by group_id`.execute(db);
  return new Map(rows.map((row) => [row.group_id, row.seats]));
}
