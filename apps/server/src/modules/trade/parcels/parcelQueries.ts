import type { Selectable } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Parcels } from '../../../platform/database/schema.gen.ts';
import { type CarrierId, carriers } from './carriers.ts';
import type { Parcel, ParcelDirection, ParcelRecord, ParcelState } from './Parcel.ts';

export function toParcelRecord(row: Selectable<Parcels>): ParcelRecord {
  return {
    userId: row.user_id,
    id: row.id,
    orderId: row.order_id,
    direction: row.direction as ParcelDirection,
    no: row.no,
    carrier: row.carrier as CarrierId,
    trackingNo: row.tracking_no,
    phoneTail: row.phone_tail,
    state: row.state as ParcelState,
    sentAt: row.sent_at,
    deliveredAt: row.delivered_at,
  };
}

/** The parcels of an order, in the order of dispatch, with their lines and tracking events. */
export async function listParcels(db: Reader, input: { userId: string; orderId: string }): Promise<Parcel[]> {
  const rows = await db
    .selectFrom('parcels')
    .selectAll()
    .where('user_id', '=', input.userId)
    .where('order_id', '=', input.orderId)
    .orderBy('no')
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .selectFrom('parcel_lines')
    .select(['parcel_id', 'line_id', 'quantity'])
    .where('user_id', '=', input.userId)
    .where('parcel_id', 'in', ids)
    .orderBy('line_id')
    .execute();
  const events = await db
    .selectFrom('parcel_events')
    .select(['parcel_id', 'at', 'place', 'description', 'state'])
    .where('user_id', '=', input.userId)
    .where('parcel_id', 'in', ids)
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .execute();
  return rows.map((row) => {
    const record = toParcelRecord(row);
    return {
      ...record,
      carrierName: carriers[record.carrier].name,
      lines: lines
        .filter((line) => line.parcel_id === row.id)
        .map(({ line_id, quantity }) => ({ lineId: line_id, quantity })),
      events: events
        .filter((event) => event.parcel_id === row.id)
        .map(({ at, place, description, state }) => ({ at, place, description, state: state as ParcelState })),
    };
  });
}
