import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type Group, groupOf } from './Group.ts';

export async function findGroups(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Group>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('groups')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, groupOf(row)]));
}

export async function getGroup(db: Reader, id: string): Promise<Group> {
  const group = (await findGroups(db, [id])).get(id);
  if (!group) throw new ShopError('NOT_FOUND');
  return group;
}

/** Whoever takes a seat, fills the group or ends it holds this row; rows that only refer to it do not wait. */
export async function lockGroup(tx: Tx, id: string): Promise<Group> {
  const row = await tx.selectFrom('groups').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return groupOf(row);
}

/** Seats that someone has not paid for yet, and still may: of others than this seat. */
async function countHeld(
  db: Reader,
  { groupId, except, now }: { groupId: string; except: string | null; now: Date },
): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from group_seats
    where group_id = ${groupId} and state = 'held' and held_until > ${now} and id is distinct from ${except}::uuid`.execute(
    db,
  );
  return rows[0]?.held ?? 0;
}

/** Whether one more can sit down; the caller holds the group if it will. */
export async function hasFreeSeat(
  db: Reader,
  { group, except, now }: { group: Group; except: string | null; now: Date },
): Promise<boolean> {
  if (group.state !== 'open' || group.endsAt <= now || group.paidMembers >= group.size) return false;
  return group.paidMembers + (await countHeld(db, { groupId: group.id, except, now })) < group.size;
}

/** Groups whose time is over and that nobody has ended yet. */
export async function listDueGroups(
  db: Reader,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string }[]> {
  return await db
    .selectFrom('groups')
    .select('id')
    .where('state', '=', 'open')
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(limit)
    .execute();
}
