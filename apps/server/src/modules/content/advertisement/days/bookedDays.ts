import type { rules } from '@jiwu/contract';
import { assert, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { type Booking, bookingOf } from '../bookings/Booking.ts';

export interface BookedDay {
  readonly day: string;
  readonly priceFen: number;
  readonly state: (typeof rules.advertisement.dayStates)[number];
  readonly impressions: number;
  readonly clicks: number;
  readonly countedAt: Date | null;
}

export type RefundBecause = 'cancelled' | 'refused' | 'expired' | 'takenDown' | 'outage';

/** The days of bookings, each in order, by the id of the booking. */
export async function listDays(
  db: Reader,
  bookings: readonly Pick<Booking, 'userId' | 'id'>[],
): Promise<ReadonlyMap<string, readonly BookedDay[]>> {
  const { rows } = await sql<BookedDay & { bookingId: string }>`
    select booking_id as "bookingId", day, price_fen as "priceFen", state, impressions, clicks, counted_at as "countedAt"
    from unnest(${bookings.map(({ userId }) => userId)}::uuid[], ${bookings.map(({ id }) => id)}::uuid[]) as wanted (user_id, booking_id)
    join advertisement_days using (user_id, booking_id)
    order by booking_id, day`.execute(db);
  return Map.groupBy(rows, ({ bookingId }) => bookingId);
}

/** When the figures of a user's placements were raised last; null: never. */
export async function findCountedAt(db: Reader, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('advertisement_days')
    .select((select) => select.fn.max('counted_at').as('at'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** When money last went back, by the id of the booking. */
export async function findLastRefunds(
  db: Reader,
  bookings: readonly Pick<Booking, 'userId' | 'id'>[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ bookingId: string; at: Date }>`
    select booking_id as "bookingId", max(at) as at
    from unnest(${bookings.map(({ userId }) => userId)}::uuid[], ${bookings.map(({ id }) => id)}::uuid[]) as wanted (user_id, booking_id)
    join advertisement_refunds using (user_id, booking_id)
    group by booking_id`.execute(db);
  return new Map(rows.map(({ bookingId, at }) => [bookingId, at]));
}

/** held → earned. The caller holds the booking and books the income. */
export async function earnDays(
  tx: Tx,
  { booking, days, now }: { booking: Booking; days: readonly BookedDay[]; now: Date },
): Promise<void> {
  const updated = await tx
    .updateTable('advertisement_days')
    .set({ state: 'earned', earned_at: now })
    .where('user_id', '=', booking.userId)
    .where('booking_id', '=', booking.id)
    .where(
      'day',
      'in',
      days.map(({ day }) => day),
    )
    .where('state', '=', 'held')
    .executeTakeFirst();
  assert(Number(updated.numUpdatedRows) === days.length, `the days of booking ${booking.id} were held`);
}

interface Refunded {
  readonly refundId: string;
  /** Of the days that waited, and of those that were income already. */
  readonly heldFen: number;
  readonly earnedFen: number;
  readonly booking: Booking;
}

/** held or earned → refunded, once. The caller holds the booking and returns the money. */
export async function refundDays(
  tx: Tx,
  input: { booking: Booking; days: readonly BookedDay[]; because: RefundBecause; outageId: string | null; now: Date },
): Promise<Refunded> {
  const { booking, days, because, outageId, now } = input;
  const { userId, id } = booking;
  const sum = (state: BookedDay['state']) =>
    days.reduce((total, day) => total + (day.state === state ? day.priceFen : 0), 0);
  const [heldFen, earnedFen] = [sum('held'), sum('earned')];
  const amountFen = heldFen + earnedFen;
  const refundId = newId();
  await tx
    .insertInto('advertisement_refunds')
    .values({
      user_id: userId,
      id: refundId,
      booking_id: id,
      because,
      outage_id: outageId,
      amount_fen: amountFen,
      earned_fen: earnedFen,
      at: now,
    })
    .execute();
  const updated = await tx
    .updateTable('advertisement_days')
    .set({ state: 'refunded', refund_id: refundId })
    .where('user_id', '=', userId)
    .where('booking_id', '=', id)
    .where(
      'day',
      'in',
      days.map(({ day }) => day),
    )
    .where('state', '<>', 'refunded')
    .executeTakeFirst();
  assert(Number(updated.numUpdatedRows) === days.length, `the days of booking ${id} were not refunded before`);
  const row = await tx
    .updateTable('advertisement_bookings')
    .set((set) => ({ refunded_fen: set('refunded_fen', '+', amountFen) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { refundId, heldFen, earnedFen, booking: bookingOf(row) };
}
