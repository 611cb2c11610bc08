import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

interface Due {
  readonly userId: string;
  readonly id: string;
}

interface Input {
  readonly today: string;
  readonly limit: number;
}

/** Approved ones with a day that is over and whose money still waits, or whose days are all over. */
export async function listToSettle(db: Reader, { today, limit }: Input): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select user_id as "userId", id from advertisement_bookings as booking
    where state = 'approved' and (to_day < ${today}::date or exists (
      select from advertisement_days as shown
      where shown.user_id = booking.user_id and shown.booking_id = booking.id and shown.state = 'held' and shown.day < ${today}::date))
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Those that nobody approved before their first day. */
export async function listToExpire(db: Reader, { today, limit }: Input): Promise<Due[]> {
  return await db
    .selectFrom('advertisement_bookings')
    .select(['user_id as userId', 'id'])
    .where(sql<boolean>`state = 'waiting'`)
    .where('from_day', '<=', today)
    .orderBy('from_day')
    .orderBy('id')
    .limit(limit)
    .execute();
}
