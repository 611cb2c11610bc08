import { assert } from '@jiwu/kernel';
import {
  type BookedDay,
  type Booking,
  type RefundBecause,
  refundDays,
} from '../../modules/content/advertisement/index.ts';
import { houseAccount } from '../../modules/money/ledger/index.ts';
import { returnToBalance } from '../../modules/money/wallet/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly booking: Booking;
  /** Not refunded before; at least one. */
  readonly days: readonly BookedDay[];
  readonly because: RefundBecause;
  /** Where the place was out: by which report. */
  readonly outageId?: string;
  readonly now: Date;
}

/** The money of some days goes back to the balance that it came from: what waited out of the advance, what was earned out of the income. */
export async function giveBack(tx: Tx, { booking, days, because, outageId, now }: Input): Promise<Booking> {
  const { userId, paymentId, refundedFen: beforeFen, no } = booking;
  assert(paymentId, `booking ${no} was paid`);
  const refunded = await refundDays(tx, { booking, days, because, outageId: outageId ?? null, now });
  const from = [
    { account: houseAccount('advertisementAdvance'), amountFen: refunded.heldFen, leg: 'advance' },
    { account: houseAccount('advertisementIncome'), amountFen: refunded.earnedFen, leg: 'income' },
  ].filter(({ amountFen }) => amountFen > 0);
  const cause = { kind: 'advertisementRefund', id: refunded.refundId };
  await returnToBalance(tx, { userId, paymentId, beforeFen, from, cause, memo: `品牌推广 ${no}`, now });
  return refunded.booking;
}

/** All days of a booking that has not begun. */
export async function giveAllBack(tx: Tx, input: Omit<Input, 'days'>, days: readonly BookedDay[]): Promise<Booking> {
  assert(
    days.every(({ state }) => state === 'held'),
    `the money of booking ${input.booking.no} still waits`,
  );
  return await giveBack(tx, { ...input, days });
}
