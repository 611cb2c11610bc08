import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { OpenBoxInspections } from '../../../../platform/database/schema.gen.ts';
import type { Grade } from '../units/Unit.ts';

/** One item of a checklist, and how the thing did. */
export interface Result {
  readonly key: string;
  readonly label: string;
  readonly kind: (typeof rules.openBox.itemKinds)[number];
  readonly result: (typeof rules.openBox.results)[number];
  readonly words: string;
}

export interface Defect {
  readonly itemKey: string;
  readonly place: string;
  readonly words: string;
  readonly photoId: string | null;
  /** Seen from an arm's length. */
  readonly isObvious: boolean;
}

export interface Part {
  readonly label: string;
  readonly isPresent: boolean;
  readonly words: string;
}

export interface Findings {
  readonly isSealed: boolean;
  readonly results: readonly Result[];
  readonly defects: readonly Defect[];
  readonly parts: readonly Part[];
  readonly useWords: string;
}

export interface Inspection extends Findings {
  readonly unitId: string;
  readonly no: number;
  readonly checklistId: string;
  readonly inspector: string;
  readonly foundWords: string;
  readonly suggested: Grade | null;
  readonly grade: Grade | null;
  readonly gradeReason: string;
  /** Said with the grade: 箱体一处浅痕. */
  readonly headline: string;
  readonly warrantyMonths: number | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

export function inspectionOf(row: Selectable<OpenBoxInspections>): Inspection {
  return {
    unitId: row.unit_id,
    no: row.no,
    checklistId: row.checklist_id,
    inspector: row.inspector_name,
    isSealed: row.is_sealed,
    results: row.results as unknown as Result[],
    defects: row.defects as unknown as Defect[],
    parts: row.parts as unknown as Part[],
    useWords: row.use_words,
    foundWords: row.found_words,
    suggested: row.suggested as Grade | null,
    grade: row.grade as Grade | null,
    gradeReason: row.grade_reason,
    headline: row.headline,
    warrantyMonths: row.warranty_months,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  };
}

export const missingParts = ({ parts }: Pick<Findings, 'parts'>): Part[] => parts.filter(({ isPresent }) => !isPresent);

/** 功能全通过. */
export const isWorking = ({ results }: Pick<Findings, 'results'>): boolean =>
  results.every(({ kind, result }) => kind !== 'function' || result === 'ok');
