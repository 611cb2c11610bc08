import type { Placement } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { type Slot, shownOf, shownQuery } from '../../../modules/content/advertisement/index.ts';
import { categoryNameOf } from '../../../modules/goods/catalogue/index.ts';
import { cardOf } from '../../../modules/goods/search/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { productOf } from './checkLanding.ts';
import { faceOf } from './describeBookings.ts';

interface Input {
  /** Null: everything that is shown. */
  readonly slot: Slot | null;
  readonly now: Date;
}

/** Placements that are shown now, with the products that they lead to: one statement, put together out of what each module knows. */
export async function loadShown(db: Reader, { slot, now }: Input): Promise<Placement[]> {
  const { rows } = await shownQuery({ today: businessDay(now), slot, cardOf, categoryNameOf }).execute(db);
  return rows.map(shownOf).map(({ booking, card, categoryName }) => ({
    ...faceOf(booking, new Map(categoryName === null ? [] : [[booking.slot.target, categoryName]])),
    product: card === null ? null : productOf(card),
  }));
}
