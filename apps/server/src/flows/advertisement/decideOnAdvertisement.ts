import { businessDay } from '@jiwu/kernel';
import { type Booking, changeBooking, listDays, lockAnyBooking } from '../../modules/content/advertisement/index.ts';
import { publishKeptFile } from '../../modules/content/files/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { giveAllBack } from './giveBack.ts';
import { shortDay, whereAndWhen } from './queries/whereAndWhen.ts';

interface Input {
  readonly id: string;
  readonly staffId: string;
  /** As the member of staff saw it. */
  readonly version: number;
  readonly now: Date;
}

/** Staff approve what they saw, before the first day begins: from then on everyone may see the picture. */
export async function approveAdvertisement(
  tx: Tx,
  { id, staffId, version, placeholder, now }: Input & { readonly placeholder: string },
): Promise<Booking> {
  const booking = await lockWaiting(tx, { id, version });
  if (booking.fromDay <= businessDay(now)) throw new ShopError('AD_TOO_LATE');
  const { userId, title, fromDay, pictureFileId: fileId } = booking;
  await publishKeptFile(tx, { fileId, ownerId: userId });
  const approved = await changeBooking(tx, booking, { step: { state: 'approved', staffId, placeholder }, now });
  const facts = { title, where: await whereAndWhen(tx, booking), day: shortDay(fromDay) };
  await addNotice(tx, { userId, kind: 'adApproved', facts, cause: id, link: { kind: 'advertisement', id }, now });
  return approved;
}

/** Staff refuse it with a reason: all of the money returns at once, and the days are free again. */
export async function refuseAdvertisement(
  tx: Tx,
  { id, staffId, version, reason, now }: Input & { readonly reason: string },
): Promise<Booking> {
  const booking = await lockWaiting(tx, { id, version });
  const { userId, title, amountFen } = booking;
  const days = (await listDays(tx, [booking])).get(id) ?? [];
  const refused = await changeBooking(tx, booking, { step: { state: 'refused', staffId, reason }, now });
  const returned = await giveAllBack(tx, { booking: refused, because: 'refused', now }, days);
  const facts = { title, where: await whereAndWhen(tx, booking), reason, amountFen };
  await addNotice(tx, { userId, kind: 'adRefused', facts, cause: id, link: { kind: 'advertisement', id }, now });
  return returned;
}

async function lockWaiting(tx: Tx, { id, version }: Pick<Input, 'id' | 'version'>): Promise<Booking> {
  const booking = await lockAnyBooking(tx, id);
  if (booking.state !== 'waiting' || booking.version !== version) throw new ShopError('AD_CHANGED');
  return booking;
}
