import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Parcels } from '../../../platform/database/schema.gen.ts';
import type { ParcelRecord } from './Parcel.ts';
import { toParcelRecord } from './parcelQueries.ts';

interface Lease {
  readonly now: Date;
  /** The longest time that asking may take: until then no other worker takes them. */
  readonly leaseMs: number;
  readonly limit: number;
}

/** Takes parcels whose carrier is to be asked now. The worker says afterwards when each is due again. */
export async function leaseDueParcels(tx: Tx, input: Lease): Promise<ParcelRecord[]> {
  const { rows } = await sql<Selectable<Parcels>>`
    with due as materialized (
      select user_id, id from parcels where ask_at <= ${input.now}
      order by ask_at limit ${input.limit} for update skip locked
    )
    update parcels
    set asked_times = asked_times + 1, ask_at = ${new Date(input.now.getTime() + input.leaseMs)}
    from due
    where parcels.user_id = due.user_id and parcels.id = due.id
    returning parcels.*`.execute(tx);
  return rows.map(toParcelRecord);
}
