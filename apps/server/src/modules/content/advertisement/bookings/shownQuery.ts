import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { AdvertisementBookings } from '../../../../platform/database/schema.gen.ts';
import type { Slot } from '../slots/Slot.ts';
import { type Booking, bookingOf } from './Booking.ts';

interface Row extends Selectable<AdvertisementBookings> {
  readonly card: string | null;
  readonly category: string | null;
}

interface Input {
  readonly today: string;
  /** Null: everything that is shown. */
  readonly slot: Slot | null;
  /** What other modules know: the card of a product, the name of a category, each of the column that holds its id. */
  readonly cardOf: (column: RawBuilder<unknown>) => RawBuilder<string | null>;
  readonly categoryNameOf: (column: RawBuilder<unknown>) => RawBuilder<string | null>;
}

export interface ShownBooking {
  readonly booking: Booking;
  /** The card of the product that it leads to, as JSON; null when that is not on sale. */
  readonly card: string | null;
  readonly categoryName: string | null;
}

/** What is shown on a day, with all that a page needs of it, in one statement. */
export function shownQuery({ today, slot, cardOf, categoryNameOf }: Input): RawBuilder<Row> {
  const inSlot = slot ? sql`and place = ${slot.place} and target = ${slot.target}` : sql``;
  const categoryId = sql`case when booking.place = 'category' then booking.target end`;
  return sql<Row>`
    select booking.*, ${cardOf(sql`booking.product_id`)} as card, ${categoryNameOf(categoryId)} as category
    from advertisement_bookings as booking
    where state = 'approved' and from_day <= ${today}::date and to_day >= ${today}::date ${inSlot}
    order by array_position(array['homeHero', 'homeStrip', 'category', 'search', 'article'], booking.place::text), id`;
}

export function shownOf({ card, category, ...row }: Row): ShownBooking {
  return { booking: bookingOf(row), card, categoryName: category };
}
