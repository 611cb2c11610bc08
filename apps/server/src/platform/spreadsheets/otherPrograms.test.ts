import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findHeadings } from './headings/findHeadings.ts';
import { recipientColumns } from './headings/recipientColumns.ts';
import { writeRecipientTemplate } from './headings/recipientTemplate.ts';
import { readSpreadsheet } from './readSpreadsheet.ts';
import type { SpreadsheetRow } from './SpreadsheetRow.ts';
import type { SheetColumn } from './write/SheetTable.ts';
import { writeXlsx } from './write/writeXlsx.ts';

const run = promisify(execFile);
/** Debian's own Python: its packages are not those of a Python that someone has installed beside it. */
const PYTHON = '/usr/bin/python3';
const testing = path.join(import.meta.dirname, 'testing');
/** Comma, quotes, the number by which LibreOffice knows GB18030, and at the end: a file for each sheet. */
const GB18030_CSV = 'csv:Text - txt - csv (StarCalc):44,34,85,1,,0,false,true,false,false,false,-1';

const columns: readonly SheetColumn[] = [
  { heading: '收货人', kind: 'text', width: 12 },
  { heading: '手机', kind: 'code', width: 16 },
  { heading: '快递单号', kind: 'code', width: 24 },
  { heading: '金额（元）', kind: 'number', width: 10 },
];
const exported = [
  ['=1+1', '13800002207', '773012345678901234', '12.50'],
  ['@SUM(A1)', '+8613800002207', '007', '-1.20'],
  ['-王晓岚', '1', 'SF<&>"', '3'],
];

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'jiwu-sheets-'));
  await run(PYTHON, [path.join(testing, 'write_with_openpyxl.py'), dir]);
  await write('export.xlsx', writeXlsx([{ name: '导出', columns, rows: exported }]));
  await write('template.xlsx', writeRecipientTemplate());
  // Each start of LibreOffice takes seconds, so one writes every workbook and one every table.
  const inputs = (...names: string[]) => names.map((name) => path.join(dir, name));
  await convert('xlsx:Calc MS Excel 2007 XML', inputs('people.xlsx', 'many.xlsx', 'export.xlsx', 'template.xlsx'));
  await convert(GB18030_CSV, inputs('people.xlsx', 'export.xlsx'));
});
afterAll(async () => {
  await rm(dir, { recursive: true });
});

async function write(name: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  await writeFile(path.join(dir, name), chunks);
}
/** With a profile of its own: LibreOffice does nothing while another one runs with the same. */
async function convert(format: string, files: readonly string[]): Promise<void> {
  const profile = `-env:UserInstallation=file://${path.join(dir, 'profile')}`;
  const out = path.join(dir, 'libreOffice');
  await run('soffice', [profile, '--headless', '--convert-to', format, '--outdir', out, ...files]);
}
async function read(name: string): Promise<SpreadsheetRow[]> {
  const rows: SpreadsheetRow[] = [];
  for await (const row of readSpreadsheet(await readFile(path.join(dir, name)))) rows.push(row);
  return rows;
}
const cellsOf = async (name: string) => (await read(name)).map(({ cells }) => cells);

interface SeenSheet {
  readonly name: string;
  readonly frozen: string;
  readonly isHeadingBold: boolean;
  readonly widths: readonly number[];
  readonly cells: readonly (readonly [type: string, value: unknown, format: string])[][];
}
async function seenByOpenpyxl(name: string): Promise<SeenSheet[]> {
  const { stdout } = await run(PYTHON, [path.join(testing, 'read_with_openpyxl.py'), path.join(dir, name)]);
  return JSON.parse(stdout) as SeenSheet[];
}

describe('a list from someone’s desk', () => {
  const upToTheMerged = [
    [1, '双十一答谢名单'],
    [3, '＊收 货 人（必填）', '手机号码', '收货地址', 'SKU 编码', '数量', '备注'],
    [4, '王晓岚', '13800002207', '浙江省杭州市余杭区文一西路 969 号', 'SH-WZ-03', '1', '第一行\n第二行'],
    [5, '李建民', '15900006613', '江苏省苏州市吴中区宝带东路 345 号', 'RW-YS-04', '2'],
    [6, '李建民', '15900006613', '江苏省苏州市吴中区宝带东路 345 号', 'RW-SZ-02', '3', '2026-11-11'],
  ];

  it.each(['people.xlsx', 'libreOffice/people.xlsx'])('is read from %s', async (name) => {
    const rows = await read(name);
    expect(rows.slice(0, 5).map(({ number, cells }) => [number, ...cells])).toEqual(upToTheMerged);
    expect(findHeadings(rows, recipientColumns)).toMatchObject({
      row: 3,
      missing: [],
      doubled: [],
      unknown: ['备注'],
    });
    const [hidden, last] = rows.slice(5);
    expect(hidden).toMatchObject({ number: 8, isHidden: true, doubts: [{ column: 1, kind: 'rounded' }] });
    expect(hidden?.cells.slice(3)).toEqual(['SH-007', 'TRUE', '2026-11-11 08:30:00']);
    expect(last?.cells.slice(3)).toEqual(['0361021', '0.3', '=cmd']);
    expect(rows).toHaveLength(7);
  });

  it('has formulas that openpyxl does not compute and LibreOffice does', async () => {
    const [, , , , , , byOpenpyxl] = await read('people.xlsx');
    expect(byOpenpyxl?.doubts.map(({ column, kind }) => [column, kind])).toEqual([
      [0, 'notComputed'],
      [1, 'notComputed'],
      [2, 'error'],
    ]);
    const [, , , , , , byLibreOffice] = await read('libreOffice/people.xlsx');
    expect(byLibreOffice?.cells.slice(0, 2)).toEqual(['陈立', '#DIV/0!']);
    expect(byLibreOffice?.doubts.map(({ column }) => column)).toContain(1);
  });

  it('is read from the GB18030 that LibreOffice writes', async () => {
    const rows = await cellsOf('libreOffice/people-名单.csv');
    expect(rows[2]).toEqual([
      '王晓岚',
      '13800002207',
      '浙江省杭州市余杭区文一西路 969 号',
      'SH-WZ-03',
      '1',
      '第一行\n第二行',
    ]);
  });
});

it.each(['many.xlsx', 'libreOffice/many.xlsx'])('5,000 rows come whole from %s', async (name) => {
  const rows = await read(name);
  expect(rows).toHaveLength(5001);
  expect(rows[5000]).toMatchObject({ number: 5001, doubts: [] });
  expect(rows[5000]?.cells).toEqual([
    '王晓岚4999',
    '13800004999',
    '浙江省杭州市余杭区五常街道文一西路 4999 号',
    'SH-WZ-49',
    '5',
    '备注4999',
  ]);
});

describe('our export', () => {
  it('is opened by openpyxl: texts are texts, amounts numbers, the headings bold and held', async () => {
    const [sheet] = await seenByOpenpyxl('export.xlsx');
    expect(sheet).toMatchObject({ name: '导出', frozen: 'A2', isHeadingBold: true, widths: [12, 16, 24, 10] });
    expect(sheet?.cells.slice(1)).toEqual([
      [
        ['s', '=1+1', '@'],
        ['s', '13800002207', '@'],
        ['s', '773012345678901234', '@'],
        ['n', 12.5, '0.00'],
      ],
      [
        ['s', '@SUM(A1)', '@'],
        ['s', '+8613800002207', '@'],
        ['s', '007', '@'],
        ['n', -1.2, '0.00'],
      ],
      [
        ['s', '-王晓岚', '@'],
        ['s', '1', '@'],
        ['s', 'SF<&>"', '@'],
        ['n', 3, 'General'],
      ],
    ]);
  });

  it('is opened by LibreOffice, which computes nothing and drops no digit', async () => {
    const [headings, ...rows] = await cellsOf('libreOffice/export-导出.csv');
    expect(headings).toEqual(columns.map(({ heading }) => heading));
    const withAmount = (row: readonly string[]) => [...row.slice(0, 3), Number(row[3])];
    expect(rows.map(withAmount)).toEqual(exported.map(withAmount));
    const [again] = await seenByOpenpyxl('libreOffice/export.xlsx');
    expect(again?.cells.slice(1).map((row) => row.map(([type]) => type))).toEqual(
      exported.map(() => ['s', 's', 's', 'n']),
    );
  });
});

it('our template is opened by both, with its notes', async () => {
  for (const name of ['template.xlsx', 'libreOffice/template.xlsx']) {
    const [sheet, notes] = await seenByOpenpyxl(name);
    expect(sheet?.cells[0]?.map(([, value]) => value)).toEqual(['收货人', '手机', '收货地址', '商品编码', '数量']);
    expect(notes).toMatchObject({ name: '填写说明' });
  }
});
