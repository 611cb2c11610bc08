import { businessDay } from '@jiwu/kernel';
import {
  type Booking,
  changeBooking,
  listDays,
  lockBooking,
  mayCancel,
} from '../../modules/content/advertisement/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { giveAllBack } from './giveBack.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly now: Date;
}

/** Before it begins, its owner takes it back: all of the money returns, and the days are free again. */
export async function cancelAdvertisement(tx: Tx, { userId, id, now }: Input): Promise<Booking> {
  const booking = await lockBooking(tx, { userId, id });
  if (booking.state !== 'waiting' && booking.state !== 'approved') throw new ShopError('AD_CHANGED');
  if (!mayCancel(booking, businessDay(now))) throw new ShopError('AD_BEGUN');
  const days = (await listDays(tx, [booking])).get(id) ?? [];
  const cancelled = await changeBooking(tx, booking, { step: { state: 'cancelled' }, now });
  return await giveAllBack(tx, { booking: cancelled, because: 'cancelled', now }, days);
}
