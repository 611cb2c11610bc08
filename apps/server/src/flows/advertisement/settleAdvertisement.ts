import { businessDay } from '@jiwu/kernel';
import { changeBooking, listDays, lockBooking } from '../../modules/content/advertisement/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { settleDays } from './settleDays.ts';
import { whereAndWhen } from './queries/whereAndWhen.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly now: Date;
}

/** The night's work on one placement: its days that are over are settled, and after the last of them it has ended. */
export async function settleAdvertisement(tx: Tx, { userId, id, now }: Input): Promise<void> {
  const booking = await lockBooking(tx, { userId, id });
  if (booking.state !== 'approved') throw new ShopError('AD_CHANGED');
  await settleDays(tx, booking, now);
  if (booking.toDay >= businessDay(now)) return;
  await changeBooking(tx, booking, { step: { state: 'ended' }, now });
  const days = (await listDays(tx, [booking])).get(id) ?? [];
  const facts = {
    title: booking.title,
    where: await whereAndWhen(tx, booking),
    impressions: days.reduce((sum, { impressions }) => sum + impressions, 0),
    clicks: days.reduce((sum, { clicks }) => sum + clicks, 0),
  };
  await addNotice(tx, { userId, kind: 'adEnded', facts, cause: id, link: { kind: 'advertisement', id }, now });
}
