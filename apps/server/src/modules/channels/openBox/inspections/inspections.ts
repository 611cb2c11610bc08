import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { Grade, Unit } from '../units/Unit.ts';
import { type Findings, type Inspection, inspectionOf } from './Inspection.ts';

/** The unit's newest inspection, finished or not. */
export async function findInspection(
  db: Reader,
  { id, inspectionNo }: Pick<Unit, 'id' | 'inspectionNo'>,
): Promise<Inspection | null> {
  return (await listInspections(db, [{ unitId: id, no: inspectionNo }]))[0] ?? null;
}

export async function getInspection(db: Reader, key: { unitId: string; no: number }): Promise<Inspection> {
  const [inspection] = await listInspections(db, [key]);
  if (!inspection) throw new ShopError('NOT_FOUND');
  return inspection;
}

export async function listInspections(
  db: Reader,
  keys: readonly { readonly unitId: string; readonly no: number }[],
): Promise<Inspection[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('open_box_inspections')
    .selectAll()
    .where((where) => where.or(keys.map(({ unitId, no }) => where.and({ unit_id: unitId, no }))))
    .execute();
  return rows.map(inspectionOf);
}

/** Opens an empty one; the unit holds its number. */
export async function openInspection(
  tx: Tx,
  input: { unitId: string; no: number; checklistId: string; inspector: { id: string; name: string }; now: Date },
): Promise<void> {
  await tx
    .insertInto('open_box_inspections')
    .values({
      unit_id: input.unitId,
      no: input.no,
      checklist_id: input.checklistId,
      inspector_id: input.inspector.id,
      inspector_name: input.inspector.name,
      started_at: input.now,
    })
    .execute();
}

interface Key {
  readonly unitId: string;
  readonly no: number;
}

/** 暂存. The caller holds the unit. */
export async function saveFindings(
  tx: Tx,
  { unitId, no, findings, foundWords }: Key & { findings: Findings; foundWords: string },
): Promise<void> {
  const row = await tx
    .updateTable('open_box_inspections')
    .set({
      is_sealed: findings.isSealed,
      results: JSON.stringify(findings.results),
      defects: JSON.stringify(findings.defects),
      parts: JSON.stringify(findings.parts),
      use_words: findings.useWords,
      found_words: foundWords,
    })
    .where('unit_id', '=', unitId)
    .where('no', '=', no)
    .where('finished_at', 'is', null)
    .returning('no')
    .executeTakeFirst();
  if (!row) throw new ShopError('UNIT_CHANGED');
}

interface Finished extends Key, Pick<Inspection, 'suggested' | 'headline' | 'warrantyMonths'> {
  readonly grade: Grade;
  readonly reason: string;
  readonly now: Date;
}

/** It stays as it is from now on. */
export async function finishInspection(tx: Tx, input: Finished): Promise<void> {
  const row = await tx
    .updateTable('open_box_inspections')
    .set({
      grade: input.grade,
      suggested: input.suggested,
      grade_reason: input.reason,
      headline: input.headline,
      warranty_months: input.warrantyMonths,
      finished_at: input.now,
    })
    .where('unit_id', '=', input.unitId)
    .where('no', '=', input.no)
    .where('finished_at', 'is', null)
    .returning('no')
    .executeTakeFirst();
  if (!row) throw new ShopError('UNIT_CHANGED');
}
