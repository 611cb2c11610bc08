import type { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { holdOpen } from '../../../people/identity/index.ts';
import { type Booking, bookingOf } from './Booking.ts';

interface Key {
  readonly userId: string;
  readonly id: string;
}

/** Those of closed accounts, which show and name nobody any more, are left out. */
function selectBookings(db: Reader) {
  return db.selectFrom('advertisement_bookings').selectAll().where('picture_file_id', 'is not', null);
}

/** Another user's counts as not found. */
export async function getBooking(db: Reader, { userId, id }: Key): Promise<Booking> {
  const row = await selectBookings(db).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return bookingOf(row);
}

/** For staff. */
export async function getAnyBooking(db: Reader, id: string): Promise<Booking> {
  const row = await selectBookings(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return bookingOf(row);
}

/** Holds the booking until the transaction ends: the account first, as closing it does. */
export async function lockBooking(tx: Tx, { userId, id }: Key): Promise<Booking> {
  if (!(await holdOpen(tx, userId))) throw new ShopError('NOT_FOUND');
  const booking = await findAndLockBooking(tx, { userId, id });
  if (!booking) throw new ShopError('NOT_FOUND');
  return booking;
}

/** The same for staff and sweeps, who know no user. */
export async function lockAnyBooking(tx: Tx, id: string): Promise<Booking> {
  const { userId } = await getAnyBooking(tx, id);
  return await lockBooking(tx, { userId, id });
}

/** The caller holds the account. */
export async function findAndLockBooking(tx: Tx, { userId, id }: Key): Promise<Booking | null> {
  const row = await tx
    .selectFrom('advertisement_bookings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? bookingOf(row) : null;
}

/** A user's own, the newest first. */
export async function listBookings(
  db: Reader,
  { userId, before, limit }: { userId: string; before?: string | undefined; limit: number },
): Promise<Booking[]> {
  let query = selectBookings(db).where('user_id', '=', userId).orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  return (await query.execute()).map(bookingOf);
}

export async function countBookings(db: Reader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('advertisement_bookings')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many of a user's bookings are shown on a day. */
export async function countShownOf(db: Reader, { userId, today }: { userId: string; today: string }): Promise<number> {
  const { count } = await db
    .selectFrom('advertisement_bookings')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'approved')
    .where('from_day', '<=', today)
    .where('to_day', '>=', today)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a picture that only its owner sees was given to a booking of theirs: it may then be given to another. */
export async function isBookedPicture(
  db: Reader,
  { userId, fileId }: { userId: string; fileId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('advertisement_bookings')
    .select('id')
    .where('picture_file_id', '=', fileId)
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type View = (typeof rules.advertisement.staffViews)[number];

const overStates = ['ended', 'cancelled', 'expired', 'takenDown'] as const;

interface ViewInput {
  readonly view: View;
  readonly today: string;
  readonly after: { readonly fromDay: string; readonly id: string } | undefined;
  readonly limit: number;
}

/** For staff. What waits: the one that begins first in front; all others the newest first. */
export async function listByView(db: Reader, { view, today, after, limit }: ViewInput): Promise<Booking[]> {
  let query = selectBookings(db).limit(limit);
  if (view === 'waiting') {
    query = query
      .where(sql<boolean>`state = 'waiting'`)
      .orderBy('from_day')
      .orderBy('id');
    if (after) query = query.where(sql<boolean>`(from_day, id) > (${after.fromDay}::date, ${after.id}::uuid)`);
    return (await query.execute()).map(bookingOf);
  }
  const conditions = {
    approved: sql<boolean>`state = 'approved' and from_day > ${today}::date`,
    shown: sql<boolean>`state = 'approved' and from_day <= ${today}::date`,
    refused: sql<boolean>`state = 'refused' and ended_at is not null`,
    ended: sql<boolean>`state in (${sql.join(overStates.map((state) => sql.lit(state)))}) and ended_at is not null`,
  } as const;
  query = query.where(conditions[view]).orderBy('id', 'desc');
  if (after) query = query.where('id', '<', after.id);
  return (await query.execute()).map(bookingOf);
}

/** How many stand in each list that staff work through. */
export async function countViews(db: Reader, today: string) {
  const { rows } = await sql<{ waiting: number; approved: number; shown: number; refused: number }>`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'approved' and from_day > ${today}::date)::int as approved,
      count(*) filter (where state = 'approved' and from_day <= ${today}::date)::int as shown,
      count(*) filter (where state = 'refused')::int as refused
    from (
      select state, from_day from advertisement_bookings where state = 'waiting'
      union all select state, from_day from advertisement_bookings where state = 'approved'
      union all select state, from_day from advertisement_bookings where state = 'refused' and ended_at is not null
    ) as live`.execute(db);
  return rows[0] ?? { waiting: 0, approved: 0, shown: 0, refused: 0 };
}

/** What stands in the calendar between two days: waiting, approved and shown. */
export async function listSchedule(
  db: Reader,
  { fromDay, toDay }: { fromDay: string; toDay: string },
): Promise<Booking[]> {
  const rows = await selectBookings(db)
    .where(sql<boolean>`state in ('waiting', 'approved', 'ended')`)
    .where(sql<boolean>`daterange(from_day, to_day, '[]') && daterange(${fromDay}::date, ${toDay}::date, '[]')`)
    .orderBy('place')
    .orderBy('target')
    .orderBy('from_day')
    .execute();
  return rows.map(bookingOf);
}

/** For the file with a user's own data. */
export async function exportBookings(db: Reader, userId: string) {
  return await db
    .selectFrom('advertisement_bookings as booking')
    .select([
      'no',
      'advertiser',
      'place',
      'target',
      'from_day',
      'to_day',
      'title',
      'landing',
      'amount_fen',
      'refunded_fen',
      'state',
      'booked_at',
      'decided_at',
      'reason',
      'ended_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}
