import { addPhoto, bumpVersion, holdUnit, type Photo, removePhoto } from '../../modules/channels/openBox/index.ts';
import { recordShopFiles } from '../../modules/content/files/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { StoredPhoto } from './outside/storePhoto.ts';
import type { UnitChange } from './UnitChange.ts';

/** Photos belong to an inspection: they are taken while it runs, or before what it led to is on sale. */
const photographed = new Set(['inspecting', 'graded']);

interface Adding {
  readonly id: string;
  readonly place: Photo['place'];
  readonly words: string;
  readonly stored: StoredPhoto;
  readonly now: Date;
}

/** Of each photo the original and the rendition, both seen by staff alone until the unit is listed. */
export async function addUnitPhoto(tx: Tx, { id, place, words, stored, now }: Adding): Promise<UnitChange> {
  const { unit } = await holdUnit(tx, id);
  if (!photographed.has(unit.state)) throw new ShopError('UNIT_CHANGED');
  const { photoId, original, rendition, placeholder } = stored;
  await recordShopFiles(tx, [original, rendition], now, 'private');
  const files = { originalId: original.fileId, publicId: rendition.fileId };
  const photo = { id: photoId, unitId: id, inspectionNo: unit.inspectionNo, place, words, ...files, placeholder };
  await addPhoto(tx, { ...photo, takenAt: now });
  return { unit: await bumpVersion(tx, unit), before: null, after: { photoId, place, words, ...files } };
}

export async function removeUnitPhoto(
  tx: Tx,
  { id, photoId, now }: { id: string; photoId: string; now: Date },
): Promise<UnitChange> {
  const { unit } = await holdUnit(tx, id);
  if (!photographed.has(unit.state)) throw new ShopError('UNIT_CHANGED');
  await removePhoto(tx, { unitId: id, no: unit.inspectionNo, id: photoId, now });
  return { unit: await bumpVersion(tx, unit), before: { photoId }, after: null };
}
