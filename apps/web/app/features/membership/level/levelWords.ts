import { rules } from '@jiwu/contract/rules';
import { formatFen } from '../../../format/formatFen.ts';
import type { Level } from '../membershipQueries.ts';

/** 2027-02-08 → 2027 年 2 月 8 日 */
function dayWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year} 年 ${month} 月 ${date} 日`;
}

/** The amount missing to the next level, in words. */
export function nextWords({ next }: Pick<Level, 'next'>): string {
  if (next === null) return '已是最高等级。';
  return `再实付 ${formatFen(next.missingFen)} 升为${next.level}，订单完成后计入。`;
}

/** The spending that stops counting, from which day, and its effect on the level, in words. */
export function fallingWords({ level, fallingOut }: Pick<Level, 'level' | 'fallingOut'>): string {
  if (fallingOut === null) return '';
  const out = `${dayWords(fallingOut.on)}起，有 ${formatFen(fallingOut.amountFen)} 不再计入`;
  if (fallingOut.level !== level) return `${out}，若没有新的订单，将变为${fallingOut.level}。`;
  // The lowest level is not lost.
  return level === rules.level.names[0] ? `${out}。` : `${out}，仍够${level.replace('会员', '')}。`;
}
