import { expect, it } from 'vitest';
import { passportTrail } from './passportTrail.ts';
import type { UnitPassportRow } from './Unit.ts';

const row = (event: UnitPassportRow['event'], at: string, facts: UnitPassportRow['facts'] = {}): UnitPassportRow => ({
  event,
  by: 'shop',
  at: `2026-${at}T02:00:00Z`,
  facts,
});

/** As it happened; the passport has the newest first. */
const trailOf = (...rows: UnitPassportRow[]) =>
  passportTrail({ passport: rows.toReversed() }).map(({ label, note }) => `${label} ${note}`);

const toBuyer = [
  row('takenIn', '10-28'),
  row('inspecting', '10-30'),
  row('graded', '10-30', { grade: 'b' }),
  row('listed', '11-01'),
  row('dropped', '11-04'),
  row('dropped', '11-07'),
  row('locked', '11-15'),
  row('sold', '11-15'),
];

it('tells the way to the buyer in a few steps', () => {
  expect(trailOf(...toBuyer)).toEqual(['入库 10-28', '检测 10-30', '降价 2 次', '售出 11-15']);
});

it('has no sale before there is one, and no drops where there were none', () => {
  expect(trailOf(...toBuyer.slice(0, 4))).toEqual(['入库 10-28', '检测 10-30']);
});

it('tells the way back with the new grade', () => {
  expect(trailOf(...toBuyer, row('returned', '11-20'), row('graded', '11-21', { grade: 'c' }))).toEqual([
    '入库 10-28',
    '检测 10-30',
    '降价 2 次',
    '售出 11-15',
    '退回 11-20',
    '定级 C 11-21',
  ]);
});

it('counts the drops since it was listed for this buyer', () => {
  const again = [
    row('returned', '11-20'),
    row('graded', '11-21', { grade: 'c' }),
    row('listed', '11-22'),
    row('dropped', '11-25'),
    row('sold', '11-26'),
  ];
  expect(trailOf(...toBuyer, ...again)).toEqual(['入库 10-28', '检测 11-21', '降价 1 次', '售出 11-26']);
});
