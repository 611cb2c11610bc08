import type { StaffUnit } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import {
  describePassport,
  findChecklist,
  findComparable,
  findInspection,
  getChecklist,
  type Inspection,
  listPassports,
  listPhotos,
  placesMissing,
  suggestGrade,
  suggestTerms,
  type Unit,
} from '../../../modules/channels/openBox/index.ts';
import { findWeekLows, loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeInspection } from './describeInspection.ts';
import { describePhotos } from './describePhotos.ts';
import { describeStaffUnits } from './describeStaffUnits.ts';

/** A unit as staff work on it: everything that the intake page shows. */
export async function loadStaffUnit(db: Reader, { unit, now }: { unit: Unit; now: Date }): Promise<StaffUnit> {
  const inspection = await findInspection(db, unit);
  const grade = unit.grade ?? (inspection && suggestGrade(inspection).grade);
  const { skuId } = unit;
  const [[row], skus, photos, passport, lows, comparable] = await Promise.all([
    describeStaffUnits(db, [unit]),
    loadSkuFacts(db, [skuId]),
    listPhotos(db, [{ unitId: unit.id, no: unit.inspectionNo }]),
    listPassports(db, [unit.id]),
    findWeekLows(db, { skuIds: [skuId], now }),
    findComparable(db, { skuId, grade, now }),
  ]);
  assert(row, 'a unit is described');
  const checklist = inspection
    ? await getChecklist(db, inspection.checklistId)
    : await findChecklist(db, skus.get(skuId)?.categoryPath ?? []);
  const newFen = lows.get(skuId) ?? null;
  return {
    ...row,
    checklist: checklist && { ...checklist, items: [...checklist.items], parts: [...checklist.parts] },
    inspection: inspection && describeFull(inspection),
    suggestion: describeSuggestion(inspection),
    photos: describePhotos(photos),
    photosMissing: placesMissing(photos),
    schedule: unit.terms && { ...unit.terms, firstDropAt: unit.firstDropAt?.toISOString() ?? null },
    suggestedSchedule: grade && newFen !== null ? suggestTerms(grade, newFen) : null,
    newFen,
    comparable,
    passport: describePassport(passport),
  };
}

function describeFull(inspection: Inspection) {
  const { suggested, grade, gradeReason, foundWords } = inspection;
  return { ...describeInspection(inspection), suggested, grade, gradeReason, foundWords };
}

function describeSuggestion(inspection: Inspection | null): StaffUnit['suggestion'] {
  const { grade, rules } = suggestGrade(inspection ?? { isSealed: false, results: [], defects: [] });
  return { grade: inspection ? grade : null, rules: [...rules] };
}
