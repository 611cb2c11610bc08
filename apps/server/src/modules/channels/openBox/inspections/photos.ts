import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

export interface Photo {
  readonly id: string;
  readonly unitId: string;
  readonly inspectionNo: number;
  readonly place: (typeof rules.openBox.photoPlaces)[number];
  readonly words: string;
  readonly originalId: string;
  readonly publicId: string;
  readonly placeholder: string;
  readonly takenAt: Date;
}

interface Key {
  readonly unitId: string;
  readonly no: number;
}

/** The photos of some inspections, in their order, without those that were taken anew. */
export async function listPhotos(db: Reader, keys: readonly Key[]): Promise<Photo[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('open_box_photos')
    .selectAll()
    .where((where) => where.or(keys.map(({ unitId, no }) => where.and({ unit_id: unitId, inspection_no: no }))))
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('taken_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    unitId: row.unit_id,
    inspectionNo: row.inspection_no,
    place: row.place as Photo['place'],
    words: row.words,
    originalId: row.original_id,
    publicId: row.public_id,
    placeholder: row.placeholder,
    takenAt: row.taken_at,
  }));
}

/** The caller holds the unit. In the order of the places, whenever they were taken. */
export async function addPhoto(tx: Tx, photo: Photo): Promise<void> {
  const { photoPlaces, maxPhotos } = rules.openBox;
  const { rows } = await sql`
    insert into open_box_photos (
      id, unit_id, inspection_no, place, words, position, original_id, public_id, placeholder, taken_at)
    select ${photo.id}, ${photo.unitId}, ${photo.inspectionNo}, ${photo.place}, ${photo.words},
      ${photoPlaces.indexOf(photo.place)}, ${photo.originalId}, ${photo.publicId}, ${photo.placeholder}, ${photo.takenAt}
    where (
      select count(*) from open_box_photos
      where unit_id = ${photo.unitId} and inspection_no = ${photo.inspectionNo} and removed_at is null) < ${maxPhotos}
    returning id`.execute(tx);
  if (rows.length === 0) throw new ShopError('UPLOAD_TOO_MANY');
}

/** To be taken anew: the row and its files stay, nobody is shown them any more. */
export async function removePhoto(tx: Tx, { unitId, no, id, now }: Key & { id: string; now: Date }): Promise<void> {
  const row = await tx
    .updateTable('open_box_photos')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('unit_id', '=', unitId)
    .where('inspection_no', '=', no)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
}

export async function getPhoto(db: Reader, { unitId, id }: { unitId: string; id: string }): Promise<string> {
  const row = await db
    .selectFrom('open_box_photos')
    .select('original_id')
    .where('id', '=', id)
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return row.original_id;
}

/** Places that are still to be photographed. */
export function placesMissing(photos: readonly Pick<Photo, 'place'>[]): Photo['place'][] {
  const taken = new Set(photos.map(({ place }) => place));
  return rules.openBox.photoPlaces.filter((place) => !taken.has(place));
}
