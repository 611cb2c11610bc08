import { type HandBooking, insertHandBooking } from '../../modules/money/handBookings/index.ts';
import { type Approval, requestApproval } from '../../modules/staff/approvals/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { assert } from '@jiwu/kernel';
import { foreseeBooking, HAND_BOOKING } from './bookingApproval.ts';

type Wish = Pick<HandBooking, 'from' | 'to' | 'amountFen' | 'difference' | 'reason'> & {
  readonly staffId: string;
  readonly now: Date;
};

/** A booking by hand always waits for a second person. Of a difference the caller holds it, and it is open. */
export async function askForBooking(tx: Tx, wish: Wish): Promise<{ booking: HandBooking; approval: Approval }> {
  const { from, to, amountFen, difference, reason, staffId, now } = wish;
  if (from === to) throw new ShopError('BOOKING_SAME_ACCOUNT');
  const booking = await insertHandBooking(tx, wish);
  const deed = await foreseeBooking(tx, booking);
  assert(deed, 'what was just asked for can be done');
  const by = { kind: 'staff', staffId } as const;
  const approval = await requestApproval(tx, { kind: HAND_BOOKING, subjectId: booking.id, deed, by, reason, now });
  await recordAudit(tx, {
    staffId,
    action: 'booking.ask',
    target: { kind: 'handBooking', id: booking.id },
    before: null,
    after: { no: booking.no, from, to, amountFen, reason, approval: approval.no, ...(difference && { difference }) },
    now,
  });
  return { booking, approval };
}
