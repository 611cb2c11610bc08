import { assert, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { violatedConstraint } from '../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { type CarrierId, findCarrier } from './carriers.ts';
import type { Parcel, ParcelDirection, ParcelLine } from './Parcel.ts';
import { toParcelRecord } from './parcelQueries.ts';

interface Input {
  readonly userId: string;
  readonly orderId: string;
  readonly direction: ParcelDirection;
  readonly carrier: string;
  readonly trackingNo: string;
  /** Of who gets it, or of a return who sends it: some carriers tell nothing without its last digits. */
  readonly phoneNumber?: string;
  readonly lines: readonly ParcelLine[];
  readonly now: Date;
}

/** Something was handed to a carrier. Whether the order may be sent, and so much of it, is for the caller to know. */
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
  return { ...toParcelRecord(row), carrierName: carrier.name, lines, events: [] };
}
