import { assert, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
import { violatedConstraint } from '../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type CarrierId, findCarrier } from './carriers.ts';
import type { Parcel, ParcelDirection, ParcelLine } from './Parcel.ts';
import { toParcelRecord } from './parcelQueries.ts';

interface Input {
  readonly userId: string;
  readonly orderId: string;
  readonly direction: ParcelDirection;
  readonly carrier: string;
  readonly trackingNo: string;
  /** Phone number of the recipient, or of the sender for a return: some carriers answer nothing without its last digits. */
  readonly phoneNumber?: string;
  readonly lines: readonly ParcelLine[];
  readonly now: Date;
}

/** A parcel was handed to a carrier. The caller has checked that these pieces may be sent. */
export async function createParcel(tx: Tx, input: Input): Promise<Parcel> {
  const { userId, orderId, lines, now } = input;
  assert(lines.length > 0, 'a parcel has something in it');
  const carrier = findCarrier(input.carrier);
  const trackingNo = input.trackingNo.replaceAll(/\s/g, '').toUpperCase();
  if (!carrier?.numberPattern.test(trackingNo)) throw new ShopError('CARRIER_UNKNOWN');
  // Parcels of one order are numbered one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`parcels:${orderId}`}, 0))`.execute(tx);
  const row = await tx
    .insertInto('parcels')
    .values((eb) => ({
      user_id: userId,
      id: newId(),
      order_id: orderId,
      direction: input.direction,
      no: eb
        .selectFrom('parcels')
        .select(sql<number>`coalesce(max(no), 0) + 1`.as('no'))
        .where('user_id', '=', userId)
        .where('order_id', '=', orderId),
      carrier: input.carrier as CarrierId,
      tracking_no: trackingNo,
      phone_tail: input.phoneNumber?.slice(-4) ?? null,
      state: 'sent',
      sent_at: now,
      ask_at: now,
    }))
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'parcels_tracking_no' ? new ShopError('TRACKING_NO_TAKEN') : error;
    });
  await tx
    .insertInto('parcel_lines')
    .values(lines.map(({ lineId, quantity }) => ({ user_id: userId, parcel_id: row.id, line_id: lineId, quantity })))
    .execute();
  announceLive(tx, liveChannels.order(orderId));
  return { ...toParcelRecord(row), carrierName: carrier.name, lines, events: [] };
}
