import { type Booking, changeBooking, listDays, lockAnyBooking } from '../../modules/content/advertisement/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import { businessDay } from '@jiwu/kernel';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { giveBack } from './giveBack.ts';
import { whereAndWhen } from './queries/whereAndWhen.ts';
import { settleDays } from './settleDays.ts';

interface Input {
  readonly id: string;
  readonly staffId: string;
  readonly version: number;
  readonly reason: string;
  readonly now: Date;
}

/** Staff end an approved placement early: days that were shown stay paid, today's and those to come go back. */
export async function takeDownAdvertisement(tx: Tx, { id, staffId, version, reason, now }: Input): Promise<Booking> {
  const booking = await lockAnyBooking(tx, id);
  const isOver = booking.toDay < businessDay(now);
  if (booking.state !== 'approved' || booking.version !== version || isOver) throw new ShopError('AD_CHANGED');
  const { userId, title } = booking;
  await settleDays(tx, booking, now);
  const days = (await listDays(tx, [booking])).get(id) ?? [];
  const left = days.filter(({ state }) => state === 'held');
  const down = await changeBooking(tx, booking, { step: { state: 'takenDown', staffId, reason }, now });
  const returned =
    left.length === 0 ? down : await giveBack(tx, { booking: down, days: left, because: 'takenDown', now });
  const amountFen = left.reduce((sum, { priceFen }) => sum + priceFen, 0);
  const facts = { title, where: await whereAndWhen(tx, booking), reason, amountFen };
  await addNotice(tx, { userId, kind: 'adTakenDown', facts, cause: id, link: { kind: 'advertisement', id }, now });
  return returned;
}
