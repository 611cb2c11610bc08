import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { outdateTags } from '../../../../platform/effects/outdateTags.ts';
import { type Booking, bookingOf } from './Booking.ts';

/** The tag of every cached answer that shows placements or free days. */
export const SHOWN_TAG = 'ads';

type Step =
  | { readonly state: 'approved'; readonly staffId: string; readonly placeholder: string }
  | { readonly state: 'refused' | 'takenDown'; readonly staffId: string; readonly reason: string }
  | { readonly state: 'ended' | 'cancelled' | 'expired' };

/** From where each state is reached. */
const before: Readonly<Record<Step['state'], readonly Booking['state'][]>> = {
  approved: ['waiting'],
  refused: ['waiting'],
  takenDown: ['approved'],
  ended: ['approved'],
  cancelled: ['waiting', 'approved'],
  expired: ['waiting'],
};

/** The caller holds the booking, and has refused what cannot be done. */
export async function changeBooking(
  tx: Tx,
  booking: Booking,
  { step, now }: { step: Step; now: Date },
): Promise<Booking> {
  const row = await tx
    .updateTable('advertisement_bookings')
    .set((set) => ({
      state: step.state,
      version: set('version', '+', 1),
      ...('staffId' in step ? { decided_at: now, decided_by: step.staffId } : {}),
      ...('reason' in step ? { reason: step.reason } : {}),
      ...(step.state === 'approved' ? { placeholder: step.placeholder } : { ended_at: now }),
    }))
    .where('user_id', '=', booking.userId)
    .where('id', '=', booking.id)
    .where('state', 'in', [...before[step.state]])
    .returningAll()
    .executeTakeFirst();
  assert(row, `booking ${booking.id} is held and can become ${step.state}`);
  outdateTags(tx, [SHOWN_TAG]);
  return bookingOf(row);
}

/** What is paid for waits for staff. */
export async function markPaid(
  tx: Tx,
  { userId, id, paymentId }: { userId: string; id: string; paymentId: string },
): Promise<Booking> {
  const row = await tx
    .updateTable('advertisement_bookings')
    .set({ state: 'waiting', payment_id: paymentId })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'unpaid')
    .returningAll()
    .executeTakeFirst();
  assert(row, `booking ${id} is held and unpaid`);
  return bookingOf(row);
}
