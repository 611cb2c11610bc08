import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type Seat, seatOf } from './Seat.ts';

/** Someone else's is not there. */
export async function getSeat(db: Reader, { userId, id }: { userId: string; id: string }): Promise<Seat> {
  const row = await db
    .selectFrom('group_seats')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return seatOf(row);
}

/**
 * The one place that a user has in a campaign (unpaid, or in an open group), and the pieces that count against the user's limit. One
 * statement reads both: an order that is made between two would be taken for bought pieces without a place.
 */
export async function readOwnBuying(
  db: Reader,
  { userId, campaignId }: { userId: string; campaignId: string },
): Promise<{ readonly place: Seat | null; readonly pieces: number }> {
  const rows = await db
    .selectFrom('group_seats')
    .selectAll()
    .where('user_id', '=', userId)
    .where('campaign_id', '=', campaignId)
    .where('state', 'in', ['held', 'paid', 'full'])
    .execute();
  const seats = rows.map(seatOf);
  return {
    place: seats.find(({ state }) => state !== 'full') ?? null,
    pieces: rows.reduce((sum, row) => sum + (row.pieces ?? 0) - row.refunded_pieces, 0),
  };
}

/**
 * What a user had to do with one group last: a place in it, a seat that was given back, or money that came too late for it, also where
 * that has opened another group.
 */
export async function findSeatIn(
  db: Reader,
  { userId, groupId }: { userId: string; groupId: string },
): Promise<Seat | null> {
  const row = await db
    .selectFrom('group_seats')
    .selectAll()
    .where('user_id', '=', userId)
    .where((or) => or.or([or('group_id', '=', groupId), or('missed_group_id', '=', groupId)]))
    .where('state', '<>', 'wished')
    .orderBy('held_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? seatOf(row) : null;
}

/** Pieces of paid and open orders in each campaign, of everyone. */
export async function sumPieces(db: Reader, campaignIds: readonly string[]): Promise<Map<string, number>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('group_seats')
    .select(['campaign_id', sql<number>`sum(pieces - refunded_pieces)::int`.as('pieces')])
    .where('campaign_id', 'in', campaignIds)
    .where('state', 'in', ['held', 'paid', 'full'])
    .groupBy('campaign_id')
    .execute();
  return new Map(rows.map((row) => [row.campaign_id, row.pieces]));
}

/** Those who sit in these groups, or sat there until they did not pay; in the order in which they came. */
export async function listSeatsOf(db: Reader, groupIds: readonly string[]): Promise<Seat[]> {
  if (groupIds.length === 0) return [];
  const rows = await db
    .selectFrom('group_seats')
    .selectAll()
    .where('group_id', 'in', [...new Set(groupIds)])
    .where('state', '<>', 'wished')
    .orderBy(sql`coalesce(paid_at, held_at)`)
    .orderBy('id')
    .execute();
  return rows.map(seatOf);
}

/** Paid orders of groups that failed, and money that found no seat: to be refunded, the oldest first. */
export async function listSeatsToRefund(db: Reader, limit: number): Promise<Seat[]> {
  const rows = await db
    .selectFrom('group_seats')
    .selectAll()
    .where('state', 'in', ['late', 'failing'])
    .orderBy('ended_at')
    .limit(limit)
    .execute();
  return rows.map(seatOf);
}

/** For the export of a user's data. */
export async function listAllSeats(db: Reader, userId: string) {
  return await db
    .selectFrom('group_seats')
    .leftJoin('groups', 'groups.id', 'group_seats.group_id')
    .select(['groups.no', 'group_seats.state', 'is_leader', 'if_late', 'pieces', 'wished_at', 'held_at', 'paid_at'])
    .where('user_id', '=', userId)
    .orderBy('group_seats.id', 'desc')
    .execute();
}
