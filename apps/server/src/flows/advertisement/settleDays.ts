import { businessDay } from '@jiwu/kernel';
import { ADVERTISEMENT, type Booking, earnDays, listDays } from '../../modules/content/advertisement/index.ts';
import { addTransfers, houseAccount } from '../../modules/money/ledger/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/**
 * What was paid for days that are over becomes income. Those on which the place was out for too long went back when that was reported. The caller
 * holds the booking.
 */
export async function settleDays(tx: Tx, booking: Booking, now: Date): Promise<void> {
  const today = businessDay(now);
  const { id, no } = booking;
  const booked = (await listDays(tx, [booking])).get(id) ?? [];
  const days = booked.filter(({ day, state }) => state === 'held' && day < today);
  if (days.length === 0) return;
  await earnDays(tx, { booking, days, now });
  const transfers = days.map(({ day, priceFen }) => ({
    from: houseAccount('advertisementAdvance'),
    to: houseAccount('advertisementIncome'),
    amount: priceFen,
    cause: { kind: ADVERTISEMENT, id, leg: `day${day.replaceAll('-', '')}` },
    memo: `品牌推广 ${no} ${day}`,
  }));
  await addTransfers(tx, { transfers, now });
}
