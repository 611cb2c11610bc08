import { shanghaiDay } from '../../format/shanghaiDay.ts';
import { gradeWords } from './gradeWords.ts';
import type { OrderedUnit, UnitPassportRow } from './Unit.ts';

export interface TrailStep {
  readonly key: 'takenIn' | 'graded' | 'dropped' | 'sold' | 'returned' | 'regraded';
  readonly label: string;
  /** 10-28, 11-04 至 11-13, 4 次 */
  readonly note: string;
}

const day = (at: string) => shanghaiDay(at).slice(5);

/**
 * The way of a unit to its buyer, and back, in a few steps: 入库 10-28, 检测 10-30, 降价 4 次, 售出 11-15. The passport has the newest
 * first; whatever lies before the last time it was listed for this buyer is told by its first steps alone.
 */
export function passportTrail({ passport }: Pick<OrderedUnit, 'passport'>): TrailStep[] {
  const rows = passport.toReversed();
  const soldAt = rows.findLastIndex(({ event }) => event === 'sold');
  const until = soldAt === -1 ? rows : rows.slice(0, soldAt + 1);
  const after = soldAt === -1 ? [] : rows.slice(soldAt + 1);
  const takenIn = until.find(({ event }) => event === 'takenIn');
  const graded = until.findLast(({ event }) => event === 'graded');
  const lastListed = until.findLastIndex(({ event }) => event === 'listed');
  const drops = until.slice(Math.max(lastListed, 0)).filter(({ event }) => event === 'dropped').length;
  const returned = after.find(({ event }) => event === 'returned');
  const regraded = after.findLast(({ event }) => event === 'graded');
  return [
    ...step('takenIn', '入库', takenIn),
    ...step('graded', '检测', graded),
    ...(drops > 0 ? [{ key: 'dropped', label: '降价', note: `${drops} 次` } as const] : []),
    ...step('sold', '售出', soldAt === -1 ? undefined : rows[soldAt]),
    ...step('returned', '退回', returned),
    ...step('regraded', regraded?.facts.grade ? `定级 ${gradeWords[regraded.facts.grade].mark}` : '复检', regraded),
  ];
}

function step(key: TrailStep['key'], label: string, row: UnitPassportRow | undefined): TrailStep[] {
  return row ? [{ key, label, note: day(row.at) }] : [];
}
