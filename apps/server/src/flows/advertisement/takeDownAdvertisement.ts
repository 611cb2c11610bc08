import {
  type BookedDay,
  type Booking,
  changeBooking,
  listDays,
  lockAnyBooking,
} from '../../modules/content/advertisement/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import { businessDay } from '@jiwu/kernel';
import type { Reader } from '../../platform/database/Reader.ts';
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

/** The placement that staff want to end early, held: as they saw it, approved and not over. */
export async function lockToTakeDown(
  tx: Tx,
  { id, version, now }: Pick<Input, 'id' | 'version' | 'now'>,
): Promise<Booking> {
  const booking = await lockAnyBooking(tx, id);
  const isOver = booking.toDay < businessDay(now);
  if (booking.state !== 'approved' || booking.version !== version || isOver) throw new ShopError('AD_CHANGED');
  return booking;
}

/** Today and the days to come, whose money goes back when it is taken down. */
export async function daysLeft(db: Reader, booking: Booking, now: Date): Promise<BookedDay[]> {
  const today = businessDay(now);
  const days = (await listDays(db, [booking])).get(booking.id) ?? [];
  return days.filter(({ state, day }) => state === 'held' && day >= today);
}

/** Staff end an approved placement early: days that were shown stay paid, today's and those to come go back. */
export async function takeDownAdvertisement(tx: Tx, input: Input): Promise<Booking> {
  const { id, staffId, reason, now } = input;
  const booking = await lockToTakeDown(tx, input);
  const { userId, title } = booking;
  await settleDays(tx, booking, now);
  const left = await daysLeft(tx, booking, now);
  const down = await changeBooking(tx, booking, { step: { state: 'takenDown', staffId, reason }, now });
  const returned =
    left.length === 0 ? down : await giveBack(tx, { booking: down, days: left, because: 'takenDown', now });
  const amountFen = left.reduce((sum, { priceFen }) => sum + priceFen, 0);
  const facts = { title, where: await whereAndWhen(tx, booking), reason, amountFen };
  await addNotice(tx, { userId, kind: 'adTakenDown', facts, cause: id, link: { kind: 'advertisement', id }, now });
  return returned;
}
