import type { rules } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import type { Selectable } from 'kysely';
import type { AdvertisementBookings } from '../../../../platform/database/schema.gen.ts';
import type { Slot } from '../slots/Slot.ts';

/** What a booking is known by where it is paid for and booked. */
export const ADVERTISEMENT = 'advertisement' as const;

/** As it is stored. unpaid: only inside the transaction that books and pays. */
export type StoredState =
  | 'unpaid'
  | 'waiting'
  | 'approved'
  | 'ended'
  | 'cancelled'
  | 'refused'
  | 'expired'
  | 'takenDown';

/** As people see it: `shown` follows from the calendar. */
export type ShownState = (typeof rules.advertisement.states)[number];

export interface Booking {
  readonly userId: string;
  readonly id: string;
  readonly no: string;
  readonly businessId: string;
  /** The name of the business when it booked. */
  readonly advertiser: string;
  readonly slot: Slot;
  readonly fromDay: string;
  readonly toDay: string;
  readonly title: string;
  readonly landing: string;
  readonly productId: string | null;
  readonly pictureFileId: string;
  /** A few pixels of the picture, once it is approved; empty before. */
  readonly placeholder: string;
  readonly amountFen: number;
  readonly refundedFen: number;
  readonly state: StoredState;
  readonly version: number;
  readonly bookedAt: Date;
  readonly paymentId: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
  readonly endedAt: Date | null;
}

export function bookingOf(row: Selectable<AdvertisementBookings>): Booking {
  return {
    userId: row.user_id,
    id: row.id,
    no: row.no,
    businessId: row.business_id,
    advertiser: row.advertiser,
    slot: { place: row.place as Slot['place'], target: row.target },
    fromDay: row.from_day,
    toDay: row.to_day,
    title: row.title,
    landing: row.landing,
    productId: row.product_id,
    pictureFileId: row.picture_file_id ?? '',
    placeholder: row.placeholder,
    amountFen: row.amount_fen,
    refundedFen: row.refunded_fen,
    state: row.state as StoredState,
    version: row.version,
    bookedAt: row.booked_at,
    paymentId: row.payment_id,
    decidedAt: row.decided_at,
    reason: row.reason,
    endedAt: row.ended_at,
  };
}

/** What people see on a day. One whose days are over has ended, whether or not the night's work has been there. */
export function stateOn(
  { state, fromDay, toDay }: Pick<Booking, 'state' | 'fromDay' | 'toDay'>,
  today: string,
): ShownState {
  assert(state !== 'unpaid', 'a booking that can be seen is paid');
  if (state !== 'approved' || today < fromDay) return state;
  return today <= toDay ? 'shown' : 'ended';
}

/** Before the start all of it goes back. One that still waits has not started, whatever the day. */
export function mayCancel({ state, fromDay }: Pick<Booking, 'state' | 'fromDay'>, today: string): boolean {
  return state === 'waiting' || (state === 'approved' && today < fromDay);
}
