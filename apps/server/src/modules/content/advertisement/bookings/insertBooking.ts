import { advertisementDayFen } from '@jiwu/contract';
import { assert, newId } from '@jiwu/kernel';
import { type Selectable, sql } from 'kysely';
import type { AdvertisementBookings } from '../../../../platform/database/schema.gen.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { outdateTags } from '../../../../platform/effects/outdateTags.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { daysOf } from '../slots/bookableDays.ts';
import { listTaken, lockSlot } from '../slots/slotQueries.ts';
import { type Booking, bookingOf } from './Booking.ts';
import { SHOWN_TAG } from './changeBooking.ts';

export type NewBooking = Pick<
  Booking,
  | 'userId'
  | 'businessId'
  | 'advertiser'
  | 'slot'
  | 'fromDay'
  | 'toDay'
  | 'title'
  | 'landing'
  | 'productId'
  | 'pictureFileId'
> & { readonly now: Date };

/** What the days of a slot cost, at today's prices. */
export function pricesOf({ slot, fromDay, toDay }: Pick<Booking, 'slot' | 'fromDay' | 'toDay'>) {
  return daysOf(fromDay, toDay).map((day) => ({ day, priceFen: advertisementDayFen(slot.place, day) }));
}

/** Takes the days of a slot, or is refused with AD_TAKEN. The caller has it paid in the same transaction. */
export async function insertBooking(tx: Tx, input: NewBooking): Promise<Booking> {
  const { userId, slot, fromDay, toDay, now } = input;
  await lockSlot(tx, slot);
  if ((await listTaken(tx, slot, input)).length > 0) throw new ShopError('AD_TAKEN');
  const days = pricesOf(input);
  const id = newId();
  const amountFen = days.reduce((sum, { priceFen }) => sum + priceFen, 0);
  const { rows } = await sql<Selectable<AdvertisementBookings>>`
    insert into advertisement_bookings (
      user_id, id, no, business_id, advertiser, place, target, from_day, to_day, title, landing, product_id, picture_file_id,
      placeholder, amount_fen, state, booked_at)
    values (
      ${userId}, ${id},
      'AD' || to_char(${now}::timestamptz at time zone 'Asia/Shanghai', 'YYYYMMDD')
        || lpad((nextval('advertisement_numbers') % 100000)::text, 5, '0'),
      ${input.businessId}, ${input.advertiser}, ${slot.place}, ${slot.target}, ${fromDay}, ${toDay}, ${input.title},
      ${input.landing}, ${input.productId}, ${input.pictureFileId}, '', ${amountFen}, 'unpaid', ${now})
    returning *`.execute(tx);
  const [row] = rows;
  assert(row, 'a booking was added');
  await tx
    .insertInto('advertisement_days')
    .values(
      days.map(({ day, priceFen }) => ({ user_id: userId, booking_id: id, day, price_fen: priceFen, state: 'held' })),
    )
    .execute();
  outdateTags(tx, [SHOWN_TAG]);
  return bookingOf(row);
}
