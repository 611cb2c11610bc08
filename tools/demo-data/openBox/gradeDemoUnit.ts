import { addUnitPhoto } from '../../../apps/server/src/flows/openBox/addUnitPhoto.ts';
import { gradeUnit } from '../../../apps/server/src/flows/openBox/gradeUnit.ts';
import { inspectUnit } from '../../../apps/server/src/flows/openBox/inspectUnit.ts';
import { priceUnit } from '../../../apps/server/src/flows/openBox/priceUnit.ts';
import { saveUnitFindings } from '../../../apps/server/src/flows/openBox/saveUnitFindings.ts';
import { getChecklist, getInspection, type Unit } from '../../../apps/server/src/modules/channels/openBox/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import type { DemoFinding } from './DemoUnit.ts';
import { findingsOf } from './findingsOf.ts';
import type { TakenPhoto } from './takePhotos.ts';

interface Input {
  readonly unit: Unit;
  readonly finding: DemoFinding;
  readonly photos: readonly TakenPhoto[];
  readonly staffId: string;
  readonly inspectedAt: Date;
  readonly gradedAt: Date;
  /** The inspection is still under way. */
  readonly isUnfinished?: boolean;
}

const EVERY_DAYS = 3;

/** Inspects, photographs, grades and prices a thing that is in the house. */
export async function gradeDemoUnit(tx: Tx, input: Input): Promise<Unit> {
  const { unit, finding, photos, staffId, inspectedAt, gradedAt } = input;
  const { id } = unit;
  const inspecting = await inspectUnit(tx, { staffId, id, version: unit.version, now: inspectedAt });
  let { version } = inspecting.unit;
  for (const photo of photos) ({ version } = (await addUnitPhoto(tx, { id, ...photo, now: inspectedAt })).unit);
  const { checklistId } = await getInspection(tx, { unitId: id, no: inspecting.unit.inspectionNo });
  const checklist = await getChecklist(tx, checklistId);
  const tracePhotos = photos.filter(({ place }) => place === 'wear').map(({ stored }) => stored.photoId);
  const wish = { ...findingsOf({ checklist, finding, tracePhotos }), version };
  const found = await saveUnitFindings(tx, { id, wish });
  if (input.isUnfinished) return found.unit;
  const { grade, headline, warrantyMonths = null } = finding;
  const words = { grade, reason: '', headline, warrantyMonths };
  const graded = await gradeUnit(tx, { staffId, id, version: found.unit.version, ...words, now: gradedAt });
  const [startFen, floorFen, dropFen] = finding.yuan.map((yuan) => yuan * 100) as [number, number, number];
  const terms = { startFen, floorFen, dropFen, everyDays: finding.everyDays ?? EVERY_DAYS };
  return (await priceUnit(tx, { staffId, id, version: graded.unit.version, ...terms, now: gradedAt })).unit;
}
