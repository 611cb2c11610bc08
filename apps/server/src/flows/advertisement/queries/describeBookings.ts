import type { AdvertisementBooking } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import {
  aimOf,
  type BookedDay,
  type Booking,
  findLastRefunds,
  listDays,
  mayCancel,
  stateOn,
} from '../../../modules/content/advertisement/index.ts';
import { findCategoryNames } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** Bookings as their users and staff see them: three statements, however many there are. */
export async function describeBookings(
  db: Reader,
  bookings: readonly Booking[],
  now: Date,
): Promise<AdvertisementBooking[]> {
  if (bookings.length === 0) return [];
  const today = businessDay(now);
  const categoryIds = bookings.flatMap(({ slot }) => aimOf(slot).categoryId ?? []);
  const [days, refunds, names] = await Promise.all([
    listDays(db, bookings),
    findLastRefunds(db, bookings),
    findCategoryNames(db, categoryIds),
  ]);
  return bookings.map((booking) => ({
    ...faceOf(booking, names),
    no: booking.no,
    businessId: booking.businessId,
    state: stateOn(booking, today),
    amountFen: booking.amountFen,
    refundedFen: booking.refundedFen,
    refundedAt: refunds.get(booking.id)?.toISOString() ?? null,
    bookedAt: booking.bookedAt.toISOString(),
    answerBy: new Date(`${booking.fromDay}T00:00:00+08:00`).toISOString(),
    decidedAt: booking.decidedAt?.toISOString() ?? null,
    reason: booking.reason,
    mayCancel: mayCancel(booking, today),
    version: booking.version,
    ...figuresOf(days.get(booking.id) ?? []),
  }));
}

export async function describeBooking(db: Reader, booking: Booking, now: Date): Promise<AdvertisementBooking> {
  const [described] = await describeBookings(db, [booking], now);
  return described as AdvertisementBooking;
}

/** What everyone sees of it once it is shown. */
export function faceOf(booking: Booking, categoryNames: ReadonlyMap<string, string>) {
  const { id, slot, title, landing, advertiser, fromDay, toDay, pictureFileId: fileId, placeholder } = booking;
  const { categoryId, word } = aimOf(slot);
  const category = categoryId === null ? null : { id: categoryId, name: categoryNames.get(categoryId) ?? categoryId };
  const picture = { fileId, placeholder, alt: title };
  return { id, place: slot.place, category, word, title, picture, landing, advertiser, fromDay, toDay };
}

function figuresOf(days: readonly BookedDay[]) {
  const sum = (of: (day: BookedDay) => number) => days.reduce((total, day) => total + of(day), 0);
  return {
    earnedFen: sum(({ state, priceFen }) => (state === 'earned' ? priceFen : 0)),
    impressions: sum(({ impressions }) => impressions),
    clicks: sum(({ clicks }) => clicks),
    days: days.map(({ day, priceFen, state, impressions, clicks }) => ({ day, priceFen, state, impressions, clicks })),
  };
}
