import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { carriers } from './carriers.ts';

interface LastParcel {
  readonly carrierName: string;
  readonly trackingNo: string;
}

/** The newest parcel that left the house for each of these orders of a user. */
export async function findLastParcels(
  db: Reader,
  { userId, orderIds }: { userId: string; orderIds: readonly string[] },
): Promise<ReadonlyMap<string, LastParcel>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ orderId: string; carrier: keyof typeof carriers; trackingNo: string }>`
    select distinct on (order_id) order_id as "orderId", carrier, tracking_no as "trackingNo" from parcels
    where user_id = ${userId} and order_id = any(${orderIds}::uuid[]) and direction = 'out'
    order by order_id, id desc`.execute(db);
  return new Map(
    rows.map(({ orderId, carrier, trackingNo }) => [orderId, { carrierName: carriers[carrier].name, trackingNo }]),
  );
}
