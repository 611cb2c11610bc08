import { expect, it } from 'vitest';
import { readCells } from './readCells.ts';

it('reads rows and cells as Excel, WPS and Numbers copy them', () => {
  expect(readCells('王晓岚\t13812762207\r\n李建民\t15900006613\r\n')).toEqual([
    ['王晓岚', '13812762207'],
    ['李建民', '15900006613'],
  ]);
});

it('takes a cell in quotes for one, whatever stands in it', () => {
  expect(readCells('a\t"文三路\n1 号 ""东门"""\tb')).toEqual([['a', '文三路 1 号 "东门"', 'b']]);
  expect(readCells('5" 支架\tb')).toEqual([['5" 支架', 'b']]);
});

it('keeps empty cells and leaves out empty rows and signs that no text may contain', () => {
  expect(readCells('a\t\tb\n\t\t\n\u202ec\t\t')).toEqual([
    ['a', '', 'b'],
    ['c', '', ''],
  ]);
  expect(readCells(' \n')).toEqual([]);
});
