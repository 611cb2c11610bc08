import { expect, it } from 'vitest';
import { blankRow, fillRows, gridColumns, isFilled, MOST_ROWS } from './gridRows.ts';

const blank = { recipient: '', phoneNumber: '', address: '', goods: 'SH-WZ-03', quantity: '1' };
const cellsOf = (rows: ReturnType<typeof fillRows>) => rows.map((row) => gridColumns.map((column) => row[column]));

it('fills to the right and downwards, and grows', () => {
  const rows = fillRows([blankRow(blank)], {
    at: { row: 0, column: 1 },
    cells: [['138'], ['159', '浙江', 'RW', '2', '多余']],
    blank,
    mayGrow: true,
  });
  expect(cellsOf(rows)).toEqual([
    ['', '138', '', 'SH-WZ-03', '1'],
    ['', '159', '浙江', 'RW', '2'],
  ]);
});

it('leaves the headings out, and rows that are not there where it may not grow', () => {
  const cells = [
    ['收件人', '手机号', '地址'],
    ['王晓岚', '138', '杭州'],
    ['李建民', '159', '苏州'],
  ];
  const rows = fillRows([blankRow(blank)], { at: { row: 0, column: 0 }, cells, blank, mayGrow: false });
  expect(cellsOf(rows)).toEqual([['王晓岚', '138', '杭州', 'SH-WZ-03', '1']]);
});

it('takes as many as one request does, and no cell that the shop would refuse', () => {
  const cells = Array.from({ length: 300 }, () => ['长'.repeat(100)]);
  const rows = fillRows([], { at: { row: 0, column: 0 }, cells, blank, mayGrow: true });
  expect([rows.length, rows[0]?.recipient.length]).toEqual([MOST_ROWS, 60]);
});

it('counts a row once somebody is named in it', () => {
  expect([isFilled(blankRow(blank)), isFilled({ ...blankRow(blank), phoneNumber: '1' })]).toEqual([false, true]);
});
