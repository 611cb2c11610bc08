import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';

export interface Counted {
  readonly id: string;
  readonly impressions: number;
  readonly clicks: number;
}

interface Input {
  readonly hour: Date;
  /** The day in Shanghai that the hour belongs to. */
  readonly day: string;
  readonly counted: readonly Counted[];
  readonly now: Date;
}

/** Raises the figures of an hour, never lowers them, and then those of the day, which are the sum of its hours. One worker at a time. */
export async function raiseCounts(tx: Tx, { hour, day, counted, now }: Input): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('advertisement:counts', 0))`.execute(tx);
  const { rows: raised } = await sql<{ id: string }>`
    insert into advertisement_hours as stored (user_id, booking_id, hour, impressions, clicks)
    select booking.user_id, booking.id, ${hour}, counted.impressions, counted.clicks
    from unnest(${counted.map(({ id }) => id)}::uuid[], ${counted.map(({ impressions }) => impressions)}::int[],
      ${counted.map(({ clicks }) => clicks)}::int[]) as counted (id, impressions, clicks)
    join advertisement_bookings as booking on booking.id = counted.id
    where counted.impressions + counted.clicks > 0
    order by booking.user_id, booking.id
    on conflict (user_id, booking_id, hour) do update set
      impressions = greatest(stored.impressions, excluded.impressions), clicks = greatest(stored.clicks, excluded.clicks)
    where excluded.impressions > stored.impressions or excluded.clicks > stored.clicks
    returning booking_id as id`.execute(tx);
  if (raised.length === 0) return;
  const midnight = `${day}T00:00:00+08:00`;
  await sql`
    update advertisement_days as shown set impressions = sums.impressions, clicks = sums.clicks, counted_at = ${now}
    from (
      select stored.user_id, stored.booking_id, sum(impressions)::int as impressions, sum(clicks)::int as clicks
      from advertisement_bookings as booking
      join advertisement_hours as stored on stored.user_id = booking.user_id and stored.booking_id = booking.id
      where booking.id = any(${raised.map(({ id }) => id)}::uuid[])
        and hour >= ${midnight}::timestamptz and hour < ${midnight}::timestamptz + interval '24 hours'
      group by stored.user_id, stored.booking_id
    ) as sums
    where shown.user_id = sums.user_id and shown.booking_id = sums.booking_id and shown.day = ${day}::date`.execute(tx);
}
