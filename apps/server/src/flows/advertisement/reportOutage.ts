import { rules } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import {
  type Booking,
  findLostDays,
  insertOutage,
  listDays,
  listHitBy,
  lockBooking,
  type Outage,
} from '../../modules/content/advertisement/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { refundOutage } from './refundOutage.ts';

type Input = Pick<Outage, 'place' | 'target' | 'fromAt' | 'toAt' | 'reason'> & {
  readonly staffId: string;
  readonly now: Date;
};

/**
 * A place could not be seen for a time of one day. Together with what was reported before that may be more than is paid for: then everyone who
 * had it on that day has that day's money back, also when it had become income. Who has closed the account is left out.
 */
export async function reportOutage(
  tx: Tx,
  { place, target, fromAt, toAt, reason, staffId, now }: Input,
): Promise<Outage> {
  const day = dayOf({ fromAt, toAt, now });
  const hit = await listHitBy(tx, { place, target, day });
  // All of them before the first wallet: a user may have two, and cancels one meanwhile.
  const bookings: Booking[] = [];
  for (const key of hit) {
    const booking = await lockBooking(tx, key).catch(orGone);
    if (booking) bookings.push(booking);
  }
  const outage = await insertOutage(tx, {
    place,
    target,
    day,
    fromAt,
    toAt,
    reason,
    reportedAt: now,
    reportedBy: staffId,
  });
  const booked = await listDays(tx, bookings);
  for (const booking of bookings) {
    const days = (booked.get(booking.id) ?? []).filter((one) => one.day === day && one.state !== 'refunded');
    if (days.length === 0 || !(await findLostDays(tx, booking.slot, [day])).has(day)) continue;
    await refundOutage(tx, { booking, days, outageId: outage.id, now });
  }
  return outage;
}

/** The one day that it lies in, of the last few; refused when it lies in none. */
function dayOf({ fromAt, toAt, now }: Pick<Input, 'fromAt' | 'toAt' | 'now'>): string {
  const day = businessDay(fromAt);
  const endsAt = new Date(new Date(`${day}T00:00:00+08:00`).getTime() + DAY_MS);
  const earliest = businessDay(new Date(now.getTime() - rules.advertisement.outageDays * DAY_MS));
  if (fromAt >= toAt || toAt > endsAt || toAt > now || day < earliest) throw new ShopError('OUTAGE_REFUSED');
  return day;
}

function orGone(error: unknown): null {
  if (error instanceof ShopError && error.errorCode === 'NOT_FOUND') return null;
  throw error;
}
