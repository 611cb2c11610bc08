import { describe, expect, it } from 'vitest';
import { isRecipientExample, writeRecipientTemplate } from '../headings/recipientTemplate.ts';
import { findHeadings } from '../headings/findHeadings.ts';
import { recipientColumns } from '../headings/recipientColumns.ts';
import { readSpreadsheet } from '../readSpreadsheet.ts';
import type { SpreadsheetRow } from '../SpreadsheetRow.ts';
import type { SheetColumn } from './SheetTable.ts';
import { csvText } from './writeCsv.ts';
import { writeXlsx } from './writeXlsx.ts';

const columns: readonly SheetColumn[] = [
  { heading: '收货人', kind: 'text' },
  { heading: '单号', kind: 'code' },
  { heading: '金额（元）', kind: 'number' },
];
/** Everything with which a formula may begin, and what looks like one and is none. */
const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'];

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}
async function read(bytes: Uint8Array): Promise<SpreadsheetRow[]> {
  const rows: SpreadsheetRow[] = [];
  for await (const row of readSpreadsheet(bytes)) rows.push(row);
  return rows;
}

describe('csv', () => {
  it('has no cell that a spreadsheet would compute, and leaves amounts alone', async () => {
    const lines = await csvText({ columns, rows: dangerous.map((text) => [text, text, '-1.22']) });
    const [head, ...rest] = lines.split('\r\n');
    expect(head).toBe('\uFEFF收货人,单号,金额（元）');
    expect(rest[0]).toBe("'=1+1,'=1+1,-1.22");
    expect(rest.slice(0, dangerous.length).every((line) => /^"?'/.test(line))).toBe(true);
    expect(await csvText({ columns, rows: [['', '', '=1+1']] })).toContain(",,'=1+1");
  });

  it('keeps the digits of a long number in Excel by a tab behind it', async () => {
    expect(await csvText({ columns, rows: [['王晓岚', '773012345678901', '1']] })).toContain(
      '王晓岚,773012345678901\t,1',
    );
  });

  it('reads back as it was written, line ends and quotes included', async () => {
    const rows = [
      ['=1+1', '773012345678901', '-1.22'],
      ['a,"b"\nc', '007', '5.00'],
    ];
    const back = await read(Buffer.from(await csvText({ columns, rows })));
    expect(back.slice(1).map(({ cells }) => cells)).toEqual(rows);
  });
});

describe('xlsx', () => {
  it('reads back as it was written, whatever signs are in it', async () => {
    const rows = [
      ['=1+1', '773012345678901234', '-1.22'],
      ['<&>"\' \u0001𠮷\uD800 第一行\n第二行', '007', '5.00'],
      ['', '', '3'],
    ];
    const back = await read(await bytesOf(writeXlsx([{ name: '名 & 单', columns, rows }])));
    expect(back.map(({ cells }) => cells)).toEqual([
      ['收货人', '单号', '金额（元）'],
      ['=1+1', '773012345678901234', '-1.22'],
      ['<&>"\' 𠮷 第一行\n第二行', '007', '5'],
      ['', '', '3'],
    ]);
    expect(back.flatMap(({ doubts }) => doubts)).toEqual([]);
  });

  it('is written as its rows come: the first bytes leave before the last row is there', async () => {
    let asked = 0;
    async function* rows(): AsyncGenerator<string[]> {
      for (; asked < 5000; asked += 1) yield await Promise.resolve([`王晓岚${asked}`, '1', '1']);
    }
    const asking: number[] = [];
    for await (const chunk of writeXlsx([{ name: '名单', columns, rows: rows() }]))
      if (chunk.length > 0) asking.push(asked);
    expect(asking[0]).toBe(0);
    expect(asking.filter((at) => at > 0 && at < 5000).length).toBeGreaterThan(2);
  });
});

it('the template is understood by the import, and its example is no parcel', async () => {
  const rows = await read(await bytesOf(writeRecipientTemplate()));
  expect(findHeadings(rows, recipientColumns)).toMatchObject({ row: 1, missing: [], doubled: [], unknown: [] });
  expect(rows).toHaveLength(2);
  expect(rows.map(isRecipientExample)).toEqual([false, true]);
});
