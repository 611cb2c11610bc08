import { holdOpen } from '../../people/identity/index.ts';
import { houseAccount } from '../../money/ledger/index.ts';
import type { Payable } from '../../money/payments/index.ts';
import { ADVERTISEMENT, type Booking } from './bookings/Booking.ts';
import { findAndLockBooking } from './bookings/bookingQueries.ts';
import { markPaid } from './bookings/changeBooking.ts';

/** A booking as a payable: out of the balance only, in the transaction that books it. Its money waits until its days are shown. */
export const advertisementPayable: Payable<Booking> = {
  async lock(tx, key) {
    await holdOpen(tx, key.userId);
    const booking = await findAndLockBooking(tx, key);
    if (!booking) return null;
    if (booking.state !== 'unpaid') return { wants: 'nothing' };
    const { userId, id, no, amountFen } = booking;
    const title = `品牌推广 ${no}`;
    const advance = {
      from: houseAccount('clearing'),
      to: houseAccount('advertisementAdvance'),
      amount: amountFen,
      cause: { kind: ADVERTISEMENT, id, leg: 'advance' },
      memo: title,
    };
    return {
      wants: 'payment',
      amountFen,
      title,
      income: [advance],
      onPaid: ({ payment }) => markPaid(tx, { userId, id, paymentId: payment.id }),
    };
  },
  takesBalance: true,
  takesFailedRefund: () => false,
  pageToPay: () => '/advertisement#mine',
  pageAfter: () => '/advertisement#mine',
  onRefundEnded: (_tx, { causeId }) =>
    Promise.reject(new Error(`refund ${causeId}: a booking is paid out of the balance, and refunded to it at once`)),
};
