import { rules } from '@jiwu/contract';
import type { Grade } from '../units/Unit.ts';
import type { Findings } from './Inspection.ts';

const { gradeRules, grades } = rules.openBox;

interface Suggestion {
  /** Null: it cannot be sold as it is. */
  readonly grade: Grade | null;
  /** The best first. */
  readonly rules: readonly { readonly grade: Grade; readonly fits: boolean }[];
}

/** From a checklist to a grade, by the table of the rules: the best row that fits. Nothing fits what does not work. */
export function suggestGrade({
  isSealed,
  results,
  defects,
}: Pick<Findings, 'isSealed' | 'results' | 'defects'>): Suggestion {
  const isFaulty = results.some(({ result }) => result === 'faulty');
  const hasObvious = defects.some(({ isObvious }) => isObvious);
  const fitted = gradeRules.map((rule) => ({
    grade: rule.grade,
    fits: !isFaulty && rule.isSealed === isSealed && defects.length <= rule.traces && (rule.obvious || !hasObvious),
  }));
  return { grade: fitted.find(({ fits }) => fits)?.grade ?? null, rules: fitted };
}

/** Staff may lower what the checklist says at will, and raise it with a reason. */
export function isRaised(grade: Grade, suggested: Grade | null): boolean {
  return suggested === null || grades.indexOf(grade) < grades.indexOf(suggested);
}
