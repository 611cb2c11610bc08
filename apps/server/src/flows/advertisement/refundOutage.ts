import { type BookedDay, type Booking } from '../../modules/content/advertisement/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { giveBack } from './giveBack.ts';
import { whereAndWhen } from './queries/whereAndWhen.ts';

interface Input {
  readonly booking: Booking;
  readonly days: readonly BookedDay[];
  readonly outageId: string;
  readonly now: Date;
}

/** The place was out for too long on these days: their money goes back, and the owner is told. The caller holds the booking. */
export async function refundOutage(tx: Tx, { booking, days, outageId, now }: Input): Promise<Booking> {
  const [first] = days;
  if (!first) return booking;
  const { userId, id, title } = booking;
  const refunded = await giveBack(tx, { booking, days, because: 'outage', outageId, now });
  const amountFen = days.reduce((sum, { priceFen }) => sum + priceFen, 0);
  const facts = { title, where: await whereAndWhen(tx, booking), because: 'outage', amountFen } as const;
  const cause = `${id}:${first.day}`;
  await addNotice(tx, { userId, kind: 'adRefunded', facts, cause, link: { kind: 'advertisement', id }, now });
  return refunded;
}
