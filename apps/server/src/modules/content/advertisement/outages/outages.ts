import { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { AdvertisementPlace, Slot } from '../slots/Slot.ts';

export interface Outage {
  readonly id: string;
  readonly place: AdvertisementPlace;
  /** Null: all of the place. */
  readonly target: string | null;
  readonly day: string;
  readonly fromAt: Date;
  readonly toAt: Date;
  readonly reason: string;
  readonly reportedAt: Date;
  readonly reportedBy: string;
}

export async function insertOutage(tx: Tx, outage: Omit<Outage, 'id'>): Promise<Outage> {
  const id = newId();
  await tx
    .insertInto('advertisement_outages')
    .values({
      id,
      place: outage.place,
      target: outage.target,
      day: outage.day,
      from_at: outage.fromAt,
      to_at: outage.toAt,
      reason: outage.reason,
      reported_at: outage.reportedAt,
      reported_by: outage.reportedBy,
    })
    .execute();
  return { ...outage, id };
}

/** The latest first. */
export async function listOutages(
  db: Reader,
  { before, limit }: { before?: { at: Date; id: string } | undefined; limit: number },
): Promise<Outage[]> {
  let query = db
    .selectFrom('advertisement_outages')
    .select(['id', 'place', 'target', 'day', 'from_at as fromAt', 'to_at as toAt', 'reason'])
    .select(['reported_at as reportedAt', 'reported_by as reportedBy'])
    .orderBy('from_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (before) query = query.where(sql<boolean>`(from_at, id) < (${before.at}::timestamptz, ${before.id}::uuid)`);
  return (await query.execute()) as Outage[];
}

/** How many booked days went back because of each outage, and what they come to; by its id. A refund is of one day. */
export async function findOutageRefunds(
  db: Reader,
  outageIds: readonly string[],
): Promise<ReadonlyMap<string, { days: number; amountFen: number }>> {
  const { rows } = await sql<{ id: string; days: number; amountFen: number }>`
    select outage_id as id, count(*)::int as days, sum(amount_fen)::bigint as "amountFen"
    from advertisement_refunds where outage_id = any(${[...outageIds]}::uuid[])
    group by outage_id`.execute(db);
  return new Map(rows.map(({ id, days, amountFen }) => [id, { days, amountFen }]));
}

/** Those of some days on which a slot was out for longer than is paid for. What was reported twice counts once. */
export async function findLostDays(db: Reader, slot: Slot, days: readonly string[]): Promise<ReadonlySet<string>> {
  if (days.length === 0) return new Set();
  const { rows } = await sql<{ day: string }>`
    select day from (
      select day, unnest(range_agg(tstzrange(from_at, to_at))) as away from advertisement_outages
      where place = ${slot.place} and day = any(${[...days]}::date[]) and (target is null or target = ${slot.target})
      group by day
    ) as joined
    group by day having sum(upper(away) - lower(away)) > make_interval(hours => ${rules.advertisement.outageHours})`.execute(
    db,
  );
  return new Set(rows.map(({ day }) => day));
}

/** The bookings that had a place on a day and have not had the money for it back, in the order in which they are locked. */
export async function listHitBy(
  db: Reader,
  { place, target, day }: Pick<Outage, 'place' | 'target' | 'day'>,
): Promise<{ userId: string; id: string }[]> {
  const { rows } = await sql<{ userId: string; id: string }>`
    select booking.user_id as "userId", booking.id from advertisement_bookings as booking
    join advertisement_days as shown on shown.user_id = booking.user_id and shown.booking_id = booking.id and shown.day = ${day}::date
    where place = ${place} and (${target}::text is null or target = ${target}) and shown.state <> 'refunded'
      and booking.state in ('approved', 'ended', 'takenDown')
      and from_day <= ${day}::date and to_day >= ${day}::date
    order by booking.user_id, booking.id`.execute(db);
  return rows;
}
