import { describe, expect, it } from 'vitest';
import type { Defect, Result } from './Inspection.ts';
import { isRaised, suggestGrade } from './suggestGrade.ts';

const ok: Result = { key: 'shell', label: '外壳', kind: 'look', result: 'ok', words: '' };
const trace: Defect = { itemKey: 'shell', place: '外壳', words: '浅痕', photoId: null, isObvious: false };
interface Found {
  readonly isSealed?: boolean;
  readonly isObvious?: boolean;
  readonly result?: Result['result'];
}

const suggested = (traces: number, { isSealed = false, isObvious = false, result = 'ok' }: Found = {}) =>
  suggestGrade({
    isSealed,
    results: [{ ...ok, result }],
    defects: Array.from({ length: traces }, () => ({ ...trace, isObvious })),
  }).grade;

describe('the table from checklist to grade', () => {
  it.each([
    ['sealed, whatever its box looks like', suggested(0, { isSealed: true }), 'new'],
    ['sealed with a dented box', suggested(3, { isSealed: true, isObvious: true }), 'new'],
    ['opened, without a trace', suggested(0), 'a'],
    ['one trace', suggested(1), 'b'],
    ['two traces', suggested(2), 'b'],
    ['three traces', suggested(3), 'c'],
    ['one that everyone sees', suggested(1, { isObvious: true }), 'c'],
    ['something that does not work', suggested(0, { result: 'faulty' }), null],
    ['sealed and broken', suggested(0, { isSealed: true, result: 'faulty' }), null],
    ['worn is not broken', suggested(1, { result: 'worn' }), 'b'],
  ])('%s', (_what, found, expected) => {
    expect(found).toBe(expected);
  });

  it('says of each grade whether it fits, the best first', () => {
    const { rules } = suggestGrade({ isSealed: false, results: [ok], defects: [trace] });
    expect(rules).toEqual([
      { grade: 'new', fits: false },
      { grade: 'a', fits: false },
      { grade: 'b', fits: true },
      { grade: 'c', fits: true },
    ]);
  });
});

it('lower is free, higher is raised', () => {
  expect(isRaised('b', 'b')).toBe(false);
  expect(isRaised('c', 'b')).toBe(false);
  expect(isRaised('a', 'b')).toBe(true);
  expect(isRaised('c', null)).toBe(true);
});
