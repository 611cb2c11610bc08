import { rules } from '@jiwu/contract/rules';
import type { UnitGrade } from './Unit.ts';

interface GradeWords {
  /** A */
  readonly mark: string;
  /** 仅拆封 */
  readonly name: string;
  /** What it means. */
  readonly text: string;
}

export const gradeWords: Readonly<Record<UnitGrade, GradeWords>> = {
  new: { mark: '准新', name: '外箱破损', text: '没拆过封，只是外箱压坏或开裂' },
  a: { mark: 'A', name: '仅拆封', text: '拆过封，没有使用痕迹' },
  b: { mark: 'B', name: '轻微痕迹', text: '一臂之外看不见，近看有浅痕' },
  c: { mark: 'C', name: '明显痕迹', text: '看得见的划痕或磕碰，功能正常' },
};

/** The best first, as the rules name them. */
export const unitGrades: readonly UnitGrade[] = rules.openBox.grades;

/** B 轻微痕迹 */
export function gradeLabel(grade: UnitGrade): string {
  const { mark, name } = gradeWords[grade];
  return `${mark} ${name}`;
}
