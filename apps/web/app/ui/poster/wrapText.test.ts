import { expect, it } from 'vitest';
import { wrapText } from './wrapText.ts';

const upTo = (length: number) => (line: string) => line.length <= length;

it('fills lines and leaves out the spaces between them', () => {
  expect(wrapText('慢物 手作青瓷侧把壶 280 毫升', 3, upTo(7))).toEqual(['慢物 手作青瓷', '侧把壶 280', '毫升']);
});

it('ends what is too long in an ellipsis, within the width', () => {
  expect(wrapText('一二三四五六七八九十', 2, upTo(4))).toEqual(['一二三四', '五六七…']);
});

it('keeps what fits', () => {
  expect(wrapText('壶', 2, upTo(4))).toEqual(['壶']);
  expect(wrapText('', 2, upTo(4))).toEqual([]);
});
