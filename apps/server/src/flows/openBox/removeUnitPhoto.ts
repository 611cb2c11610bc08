import { bumpVersion, holdPhotographed, removePhoto } from '../../modules/channels/openBox/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import type { UnitChange } from './UnitChange.ts';

/** A photo that is to be taken anew. */
export async function removeUnitPhoto(
  tx: Tx,
  { id, photoId, now }: { id: string; photoId: string; now: Date },
): Promise<UnitChange> {
  const unit = await holdPhotographed(tx, id);
  await removePhoto(tx, { unitId: id, no: unit.inspectionNo, id: photoId, now });
  return { unit: await bumpVersion(tx, unit), before: { photoId }, after: null };
}
