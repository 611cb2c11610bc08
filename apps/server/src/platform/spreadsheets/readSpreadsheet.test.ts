import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from './readSpreadsheet.ts';
import { SpreadsheetRefusal, refusalSentences } from './SpreadsheetRefusal.ts';
import type { SpreadsheetRow } from './SpreadsheetRow.ts';
import { forgeWorkbook } from './testing/forgeWorkbook.ts';
import { partOf, zipOf } from './testing/zipOf.ts';

async function read(bytes: Uint8Array, after?: number): Promise<SpreadsheetRow[]> {
  const rows: SpreadsheetRow[] = [];
  for await (const row of readSpreadsheet(bytes, after === undefined ? {} : { after })) rows.push(row);
  return rows;
}
const cellsOf = async (bytes: Uint8Array) => (await read(bytes)).map(({ cells }) => cells);
const reasonOf = async (bytes: Uint8Array) => {
  const error = await read(bytes).catch((thrown: unknown) => thrown);
  return error instanceof SpreadsheetRefusal ? error.reason : error;
};
const row = (cells: string, number = 1) => `<row r="${number}">${cells}</row>`;

describe('xlsx', () => {
  it('puts the runs of a text together and leaves out how it is pronounced', async () => {
    const strings =
      '<si><r><rPr><b/></rPr><t>王</t></r><r><t xml:space="preserve">晓 岚 </t></r><rPh sb="0" eb="1"><t>wang</t></rPh></si><si><t/></si><si><t>a_x000D_&#10;b&amp;</t></si>';
    const sheet = row('<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c>');
    expect(await cellsOf(forgeWorkbook({ sheet, strings }))).toEqual([['王晓 岚', '', 'a\nb&']]);
  });

  it('writes numbers out: long ones, small ones, and those with noise behind the fifteenth digit', async () => {
    const values = [
      '13812345678',
      '1.3812345678E10',
      '1E-7',
      '0.30000000000000004',
      '123456789012345678',
      '-2.50',
      '1E21',
    ];
    const sheet = row(values.map((value) => `<c><v>${value}</v></c>`).join(''));
    const [first] = await read(forgeWorkbook({ sheet }));
    expect(first?.cells).toEqual([
      '13812345678',
      '13812345678',
      '0.0000001',
      '0.3',
      '123456789012345678',
      '-2.5',
      '1000000000000000000000',
    ]);
    expect(first?.doubts).toEqual([
      { column: 4, kind: 'rounded' },
      { column: 6, kind: 'rounded' },
    ]);
  });

  it.each([
    ['yyyy"年"m"月"d"日"', '46337', '2026-11-11'],
    ['[$-804]aaaa;@', '46337', '2026-11-11'],
    ['h:mm', '0.25', '06:00:00'],
    ['yyyy-mm-dd hh:mm', '46337.354166667', '2026-11-11 08:30:00'],
    ['yyyy-mm-dd', '59', '1900-02-28'],
    ['00000', '361', '00361'],
    ['"SH-"000', '7', 'SH-007'],
    ['\\S\\H0', '7', 'SH7'],
    ['¥#,##0.00', '1234.5', '1234.5'],
    ['#,##0.00;[Red]-#,##0.00', '1234.5', '1234.5'],
    ['0.00E+00', '13812345678', '13812345678'],
    ['General', '7', '7'],
  ])('shows %s as a person sees it', async (format, value, shown) => {
    const code = format.replaceAll('"', '&quot;');
    const change = {
      'xl/styles.xml': (xml: string) =>
        xml
          .replace('<fonts', `<numFmts count="1"><numFmt numFmtId="170" formatCode="${code}"/></numFmts><fonts`)
          .replace('</cellXfs>', '<xf numFmtId="170"/></cellXfs>'),
    };
    expect(await cellsOf(forgeWorkbook({ sheet: row(`<c s="5"><v>${value}</v></c>`), change }))).toEqual([[shown]]);
  });

  it('counts days from 1904 where the workbook does', async () => {
    const change = {
      'xl/workbook.xml': (xml: string) => xml.replace('<sheets>', '<workbookPr date1904="1"/><sheets>'),
      'xl/styles.xml': (xml: string) => xml.replace('</cellXfs>', '<xf numFmtId="14"/></cellXfs>'),
    };
    expect(await cellsOf(forgeWorkbook({ sheet: row('<c s="5"><v>44875</v></c>'), change }))).toEqual([['2026-11-11']]);
  });

  it('takes what a formula came to, and tells of errors and of formulas that came to nothing', async () => {
    const sheet = row(
      '<c t="str"><f>A2&amp;B2</f><v>王晓岚</v></c><c><f>1+1</f><v>2</v></c><c t="str"><f>""</f><v></v></c><c><f>B1</f></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c t="b"><v>1</v></c><c t="d"><v>2026-11-11T00:00:00Z</v></c>',
    );
    const [first] = await read(forgeWorkbook({ sheet }));
    expect(first).toMatchObject({ cells: ['王晓岚', '2', '', '', '#DIV/0!', 'TRUE', '2026-11-11'] });
    expect(first?.doubts).toEqual([
      { column: 3, kind: 'notComputed' },
      { column: 4, kind: 'error' },
    ]);
  });

  it('gives a tall cell to each line that it covers, and leaves titles and lines without anything alone', async () => {
    const sheet = [
      row('<c r="A1" t="inlineStr"><is><t>名单</t></is></c>', 1),
      row('<c r="A2" t="inlineStr"><is><t>王晓岚</t></is></c><c r="B2"><v>1</v></c>', 2),
      row('<c r="A3" s="1"/><c r="B3"><v>2</v></c>', 3),
      row('<c r="A4"/>', 4),
      row('<c r="B5"><v>3</v></c>', 5),
    ].join('');
    const after = '<mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="A2:A4"/></mergeCells>';
    const rows = await read(forgeWorkbook({ sheet, after }));
    expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual([
      [1, '名单'],
      [2, '王晓岚', '1'],
      [3, '王晓岚', '2'],
      [5, '', '3'],
    ]);
  });

  it('reads the other edition of the standard, with prefixes, UTF-16 and absolute targets', async () => {
    const change = {
      'xl/_rels/workbook.xml.rels': (xml: string) =>
        xml
          .replaceAll(
            'http://schemas.openxmlformats.org/officeDocument/2006',
            'http://purl.oclc.org/ooxml/officeDocument',
          )
          .replace('Target="worksheets/', 'Target="/XL/Worksheets/'),
    };
    const xml =
      '<?xml version="1.0" encoding="UTF-16"?><x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>王晓岚</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>';
    const sheet = partOf('xl/worksheets/sheet1.xml', Buffer.from(`\uFEFF${xml}`, 'utf16le'));
    expect(await cellsOf(forgeWorkbook({ sheet, change }))).toEqual([['王晓岚']]);
  });

  it('goes on behind the row where it was interrupted', async () => {
    const sheet = Array.from({ length: 5000 }, (_, n) => row(`<c><v>${n}</v></c>`, n + 1)).join('');
    const bytes = forgeWorkbook({ sheet });
    const rest = await read(bytes, 4998);
    expect(rest.map(({ number, cells }) => [number, ...cells])).toEqual([
      [4999, '4998'],
      [5000, '4999'],
    ]);
    expect(await read(bytes, 5000)).toEqual([]);
  });

  it('takes 5,000 rows with their headings, and no more than can stand above them', async () => {
    const sheet = (rows: number) => Array.from({ length: rows }, (_, n) => row('<c><v>1</v></c>', n + 1)).join('');
    expect(await read(forgeWorkbook({ sheet: sheet(5010) }))).toHaveLength(5010);
    expect(await reasonOf(forgeWorkbook({ sheet: sheet(5011) }))).toBe('tooManyRows');
  });

  it.each([
    ['broken', '<row r="1"><c><v>1</v></row>'],
    ['broken', '<row r="2"/><row r="1"><c><v>1</v></c></row>'],
    ['broken', '<row r="1"><c t="s"><v>7</v></c></row>'],
    ['broken', '<row r="1"><c r="1A"><v>7</v></c></row>'],
    ['broken', '<row r="1"><c t="inlineStr"><is><t>&nbsp;</t></is></c></row>'],
    ['empty', '<row r="1"><c s="1"/></row>'],
  ])('refuses what is %s', async (reason, sheet) => {
    expect(await reasonOf(forgeWorkbook({ sheet }))).toBe(reason);
  });

  it('refuses a workbook whose sheets are all hidden, or that has two parts of one name', async () => {
    const change = { 'xl/workbook.xml': (xml: string) => xml.replace('<sheet ', '<sheet state="veryHidden" ') };
    expect(await reasonOf(forgeWorkbook({ sheet: '', change }))).toBe('noSheet');
    expect(await reasonOf(forgeWorkbook({ sheet: '', others: [partOf('XL/workbook.xml', '')] }))).toBe('broken');
  });
});

describe('csv', () => {
  const table = '收货人,手机,地址\r\n王晓岚,13800002207,"文一西路 969 号,\n3 幢"\r\n\r\n李建民,159,"a ""b"""';
  const read3 = [
    [1, '收货人', '手机', '地址'],
    [2, '王晓岚', '13800002207', '文一西路 969 号,\n3 幢'],
    [4, '李建民', '159', 'a "b"'],
  ];
  /** In GB18030, with a sign of four bytes in the middle. */
  const gb18030 = Buffer.from('cdf5cffee1b02c953282362cc4e3', 'hex');

  it.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${table}`)],
    ['UTF-16, as Excel writes “Unicode text”', Buffer.from(`\uFEFF${table}`, 'utf16le')],
    ['semicolons', Buffer.from(table.replaceAll(/,(?!\n)/g, ';'))],
    ['tabs', Buffer.from(table.replaceAll(/,(?!\n)/g, '\t'))],
    ['a line that tells the delimiter', Buffer.from(`sep=;\r\n${table.replaceAll(/,(?!\n)/g, ';')}`)],
    ['line ends of every kind', Buffer.from(table.replace('\r\n', '\r').replace('\r\n\r\n', '\n\n'))],
  ])('reads %s', async (_, bytes) => {
    const rows = await read(bytes);
    expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual(read3);
  });

  it('finds GB18030 by decoding, with signs of two and of four bytes', async () => {
    expect(await cellsOf(gb18030)).toEqual([['王晓岚', '𠀀', '你']]);
    expect(await reasonOf(Buffer.from('cdf5ff', 'hex'))).toBe('unknownEncoding');
  });

  it('takes off what keeps a text from being a number or a formula', async () => {
    const text = `="0123",'=1+1,'+86,\u202D13800002207\u202C,123456789012345678\t,"it's",5" 管`;
    expect(await cellsOf(Buffer.from(text))).toEqual([
      ['0123', '=1+1', '+86', '13800002207', '123456789012345678', "it's", '5" 管'],
    ]);
  });

  it('goes on behind the row where it was interrupted', async () => {
    expect((await read(Buffer.from(table), 2)).map(({ number }) => number)).toEqual([4]);
  });
});

describe('what is no spreadsheet, by its content', () => {
  it.each([
    ['oldXls', Buffer.concat([Buffer.from('D0CF11E0A1B11AE1', 'hex'), Buffer.from('Workbook', 'utf16le')])],
    ['encrypted', Buffer.concat([Buffer.from('D0CF11E0A1B11AE1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')])],
    ['otherFormat', Buffer.from('\uFEFF <html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>')],
    ['otherFormat', Buffer.from('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>')],
    ['otherFormat', zipOf([partOf('mimetype', 'application/vnd.oasis.opendocument.spreadsheet')])],
    ['unknownType', zipOf([partOf('a.txt', 'a')])],
    ['unknownType', Buffer.from('89504E470D0A1A0A0000000D49484452', 'hex')],
    ['unknownType', Buffer.from('a,b\u0000c')],
    ['broken', Buffer.from('PK\u0003\u0004 and no more')],
    ['empty', Buffer.alloc(0)],
    ['empty', Buffer.from(' \r\n,,\r\n')],
  ])('refuses it as %s', async (reason, bytes) => {
    expect(await reasonOf(bytes)).toBe(reason);
  });

  it('tells the sender what to do', () => {
    const refusal = new SpreadsheetRefusal('oldXls');
    expect(refusal.data).toEqual({ reason: 'oldXls', sentence: refusalSentences.oldXls });
    expect(refusalSentences.oldXls).toContain('另存为');
  });
});
