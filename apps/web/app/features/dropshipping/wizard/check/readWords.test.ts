import { expect, it } from 'vitest';
import { fileNotes, fileWords, readTitle } from './readWords.ts';

type Told = Parameters<typeof fileWords>[0];
const rows = { all: 32, unread: 0, bad: 3, repeated: 2, good: 27 };
const file: NonNullable<Told['file']> = {
  name: '11月社群名单.xlsx',
  state: 'done',
  readRows: 32,
  allRows: 32,
  startedAt: '2026-11-15T10:00:00.000Z',
  endedAt: '2026-11-15T10:00:03.000Z',
  hiddenRows: 0,
  failure: null,
};
const now = '2026-11-15T10:01:30.000Z';
const reading = { ...file, state: 'reading', readRows: 1840, allRows: 4216, endedAt: null } as const;

it('says how far a file is', () => {
  expect(readTitle({ rows, file: reading, now })).toBe('正在识别，1,840 / 4,216 行');
  expect(fileWords({ rows, file: reading, now })).toBe('11月社群名单.xlsx，约还要 2 分钟');
  expect(readTitle({ rows, file, now })).toBe('32 行已识别完');
  expect(fileWords({ rows, file, now })).toBe('11月社群名单.xlsx，用时 3 秒');
  expect([readTitle({ rows: { ...rows, unread: 12 }, file: null, now }), fileWords({ rows, file: null, now })]).toEqual(
    ['正在核对，20 / 32 行', ''],
  );
});

it('tells what else there is to know of it', () => {
  expect(fileNotes({ rows, file: { ...file, state: 'stopped', readRows: 1840, hiddenRows: 3 }, now })).toEqual([
    '导入停在第 1,840 行，后面的没有进来；可以再传一次。',
    '表格里有 3 行被筛选隐藏，也一起导入了。',
  ]);
  expect(fileNotes({ rows, file: { ...file, state: 'failed', failure: '文件读到一半坏了' }, now })).toEqual([
    '文件读到一半坏了',
  ]);
});
