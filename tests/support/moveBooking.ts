import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';

/** Farther than any two days of bookings are apart: while days are moved none meets another of its booking. */
const FAR = 36_500;

/**
 * Moves a booking that staff have approved so that it begins on another day: a browser cannot wait for midnight. Its price and its days stay
 * what was paid for. Pages follow within seconds, when their answers are too old.
 */
export async function moveBooking(
  db: Pick<Database, 'transact'>,
  { id, fromDay }: { id: string; fromDay: string },
): Promise<void> {
  await db.transact(async (tx) => {
    const { rows } = await sql<{ days: number }>`
      select (${fromDay}::date - from_day)::int as days from advertisement_bookings where id = ${id} for update`.execute(
      tx,
    );
    const days = rows[0]?.days ?? 0;
    await sql`update advertisement_days set day = day - ${FAR}::int where booking_id = ${id}`.execute(tx);
    await sql`update advertisement_days set day = day + ${FAR + days}::int where booking_id = ${id}`.execute(tx);
    await sql`
      update advertisement_bookings set from_day = from_day + ${days}::int, to_day = to_day + ${days}::int
      where id = ${id}`.execute(tx);
  });
}
