import { businessDay } from '@jiwu/kernel';
import { changeBooking, listDays, lockBooking } from '../../modules/content/advertisement/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { giveAllBack } from './giveBack.ts';
import { whereAndWhen } from './queries/whereAndWhen.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly now: Date;
}

/** Its first day has begun and nobody has approved it: all of the money returns. */
export async function expireAdvertisement(tx: Tx, { userId, id, now }: Input): Promise<void> {
  const booking = await lockBooking(tx, { userId, id });
  if (booking.state !== 'waiting' || booking.fromDay > businessDay(now)) throw new ShopError('AD_CHANGED');
  const { title, amountFen } = booking;
  const days = (await listDays(tx, [booking])).get(id) ?? [];
  const expired = await changeBooking(tx, booking, { step: { state: 'expired' }, now });
  await giveAllBack(tx, { booking: expired, because: 'expired', now }, days);
  const facts = { title, where: await whereAndWhen(tx, booking), because: 'expired', amountFen } as const;
  await addNotice(tx, { userId, kind: 'adRefunded', facts, cause: id, link: { kind: 'advertisement', id }, now });
}
