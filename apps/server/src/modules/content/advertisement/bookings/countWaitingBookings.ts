import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

/** Placements that are paid for and that nobody has approved. */
export async function countWaitingBookings(db: Reader): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*) as count, min(booked_at) as "oldestAt" from advertisement_bookings where state = 'waiting'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}
