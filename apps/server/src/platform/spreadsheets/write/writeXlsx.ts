import { Zip, ZipDeflate, strToU8 } from 'fflate';
import { columnLetters } from '../xlsx/cellPlaces.ts';
import type { SheetColumn, SheetTable } from './SheetTable.ts';
import { bookParts } from './bookParts.ts';
import { escapeXml } from './escapeXml.ts';
import { isPlainNumber } from './isPlainNumber.ts';

const LINES_AT_ONCE = 500;
const DEFAULT_WIDTH = 16;

export interface SheetToWrite extends SheetTable {
  readonly name: string;
}

/**
 * A workbook as it is written, a few hundred lines at a time. Every cell but an amount is a text and has a style that says so
 * (`quotePrefix`, format `@`): it is not computed, not even after someone has edited it, and keeps its zeros and digits.
 */
export async function* writeXlsx(sheets: readonly SheetToWrite[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const addPart = (name: string) => {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(part);
    return part;
  };
  for (const [name, xml] of bookParts(sheets.map((sheet) => sheet.name))) addPart(name).push(strToU8(xml), true);
  yield* ready.splice(0);
  for (const [index, sheet] of sheets.entries()) {
    const part = addPart(`xl/worksheets/sheet${index + 1}.xml`);
    for await (const xml of sheetXml(sheet)) {
      part.push(strToU8(xml));
      yield* ready.splice(0);
    }
    part.push(new Uint8Array(0), true);
  }
  zip.end();
  yield* ready;
}

async function* sheetXml({ columns, rows }: SheetTable): AsyncGenerator<string> {
  const last = columnLetters(columns.length - 1);
  const widths = columns.map(
    ({ width = DEFAULT_WIDTH }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  yield [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>',
    `<sheetFormatPr defaultRowHeight="16"/><cols>${widths.join('')}</cols><sheetData>`,
    rowXml(
      1,
      columns.map(({ heading }, index) => textCell(`${columnLetters(index)}1`, heading, HEADING)),
    ),
  ].join('');
  let number = 1;
  let lines: string[] = [];
  for await (const row of rows) {
    number += 1;
    lines.push(
      rowXml(
        number,
        columns.map((column, index) => cellXml(column, `${columnLetters(index)}${number}`, row[index] ?? '')),
      ),
    );
    if (lines.length < LINES_AT_ONCE) continue;
    yield lines.join('');
    lines = [];
  }
  yield `${lines.join('')}</sheetData><autoFilter ref="A1:${last}${number}"/></worksheet>`;
}

/** Places in the list of styles of `bookParts`. */
const TEXT = 1;
const HEADING = 2;
const NUMBER = 3;
const AMOUNT = 4;
/** No spreadsheet opens a file that has more in a cell. */
const LONGEST_TEXT = 32_767;

function rowXml(number: number, cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`;
}

function cellXml({ kind }: SheetColumn, place: string, text: string): string {
  if (text === '') return '';
  const isNumber = kind === 'number' && isPlainNumber(text);
  if (!isNumber) return textCell(place, text, TEXT);
  return `<c r="${place}" s="${text.includes('.') ? AMOUNT : NUMBER}"><v>${text}</v></c>`;
}

function textCell(place: string, text: string, style: number): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, LONGEST_TEXT))}</t></is></c>`;
}
