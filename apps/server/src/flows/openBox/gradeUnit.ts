import { MINUTE_MS } from '@jiwu/kernel';
import {
  changeUnit,
  type Findings,
  finishInspection,
  getChecklist,
  getInspection,
  type Grade,
  holdVersion,
  isRaised,
  listPhotos,
  suggestGrade,
} from '../../modules/channels/openBox/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { UnitChange } from './UnitChange.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly version: number;
  readonly grade: Grade;
  readonly reason: string;
  readonly headline: string;
  readonly warrantyMonths: number | null;
  readonly now: Date;
}

/** 定级: lower than the checklist suggests at will, higher only with a reason; sealed is a fact that no reason changes. */
export async function gradeUnit(tx: Tx, input: Input): Promise<UnitChange> {
  const { staffId, id, version, grade, reason, headline, warrantyMonths, now } = input;
  const { unit } = await holdVersion(tx, { id, version });
  if (unit.state !== 'inspecting') throw new ShopError('UNIT_CHANGED');
  const key = { unitId: id, no: unit.inspectionNo };
  const inspection = await getInspection(tx, key);
  const { items, parts } = await getChecklist(tx, inspection.checklistId);
  const photos = await listPhotos(tx, [key]);
  if (!isComplete(inspection, { items, parts, photos })) throw new ShopError('UNIT_INSPECTION_UNFINISHED');
  if (grade === 'new' && !inspection.isSealed) throw new ShopError('UNIT_GRADE_SEALED');
  const { grade: suggested } = suggestGrade(inspection);
  if (isRaised(grade, suggested) && reason === '') throw new ShopError('UNIT_GRADE_REASON');
  await finishInspection(tx, { ...key, grade, suggested, reason, headline, warrantyMonths, now });
  const { results, inspector, startedAt } = inspection;
  const facts = {
    grade,
    ...(unit.grade ? { fromGrade: unit.grade } : {}),
    inspector,
    items: results.length,
    worn: results.filter(({ result }) => result !== 'ok').length,
    minutes: Math.round((now.getTime() - startedAt.getTime()) / MINUTE_MS),
    ...(inspection.foundWords === '' ? {} : { words: inspection.foundWords }),
  };
  const by = { kind: 'staff', id: staffId } as const;
  const graded = await changeUnit(tx, { unit, step: 'graded', by, facts, set: { grade }, now });
  return { unit: graded, before: unit, after: { ...graded, suggested, reason, headline, warrantyMonths } };
}

interface Known {
  readonly items: readonly { readonly key: string }[];
  readonly parts: readonly string[];
  readonly photos: readonly { readonly id: string }[];
}

/** Every item has a result, every part is there or is not, and whatever is not in order has its defect with a photo. */
function isComplete({ results, defects, parts }: Findings, known: Known): boolean {
  const isAllLooked =
    known.items.every(({ key }) => results.some((result) => result.key === key)) &&
    known.parts.every((label) => parts.some((part) => part.label === label));
  const isAllTold = results.every(
    ({ key, result }) => (result === 'ok') !== defects.some(({ itemKey }) => itemKey === key),
  );
  return isAllLooked && isAllTold && defects.every(({ photoId }) => known.photos.some(({ id }) => id === photoId));
}
