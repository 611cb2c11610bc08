import { addPhoto, bumpVersion, holdPhotographed, type Photo } from '../../modules/channels/openBox/index.ts';
import { recordShopFiles } from '../../modules/content/files/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import type { StoredPhoto } from './StoredPhoto.ts';
import type { UnitChange } from './UnitChange.ts';

interface Adding {
  readonly id: string;
  readonly place: Photo['place'];
  readonly words: string;
  readonly stored: StoredPhoto;
  readonly now: Date;
}

/** Of each photo the original and the rendition, both seen by staff alone until the unit is listed. */
export async function addUnitPhoto(tx: Tx, { id, place, words, stored, now }: Adding): Promise<UnitChange> {
  const unit = await holdPhotographed(tx, id);
  const { photoId, original, rendition, placeholder } = stored;
  await recordShopFiles(tx, [original, rendition], now, 'private');
  const files = { originalId: original.fileId, publicId: rendition.fileId };
  const photo = { id: photoId, unitId: id, inspectionNo: unit.inspectionNo, place, words, ...files, placeholder };
  await addPhoto(tx, { ...photo, takenAt: now });
  return { unit: await bumpVersion(tx, unit), before: null, after: { photoId, place, words, ...files } };
}
