import type { Reader } from '../../../platform/database/Reader.ts';
import { carriers } from './carriers.ts';
import type { ParcelRecord } from './Parcel.ts';
import { toParcelRecord } from './parcelQueries.ts';

/** Some parcels without their lines, by id, in one statement. */
export async function findParcels(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ParcelRecord & { readonly carrierName: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('parcels')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const parcels = rows.map(toParcelRecord);
  return new Map(parcels.map((parcel) => [parcel.id, { ...parcel, carrierName: carriers[parcel.carrier].name }]));
}
