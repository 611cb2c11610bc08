import { stringify } from 'csv-stringify/sync';
import { isPlainNumber } from './isPlainNumber.ts';
import { plainText } from './plainText.ts';
import type { ColumnKind, SheetTable } from './SheetTable.ts';

const LINES_AT_ONCE = 500;
/** The mark by which spreadsheets know UTF-8. */
const MARK = '\uFEFF';
/** From twelve digits on Excel shows an exponent, from sixteen on it drops digits; a tab behind them makes them a text. */
const LOOKS_LIKE_A_NUMBER = /^\d{12,}$/;

const show: Readonly<Record<ColumnKind, (text: string) => string>> = {
  text: plainText,
  code: (text) => (LOOKS_LIKE_A_NUMBER.test(text) ? `${text}\t` : plainText(text)),
  number: (text) => (isPlainNumber(text) ? text : plainText(text)),
};

/** The table as CSV that Excel and WPS open with the right signs, a few hundred lines at a time. */
export async function* writeCsv({ columns, rows }: SheetTable): AsyncGenerator<string> {
  yield MARK + toLines([columns.map(({ heading }) => heading)]);
  let lines: string[][] = [];
  for await (const row of rows) {
    lines.push(columns.map(({ kind }, index) => show[kind](row[index] ?? '')));
    if (lines.length < LINES_AT_ONCE) continue;
    yield toLines(lines);
    lines = [];
  }
  if (lines.length > 0) yield toLines(lines);
}

/** The whole of it, where a table is known to be short. */
export async function csvText(table: SheetTable): Promise<string> {
  let text = '';
  for await (const lines of writeCsv(table)) text += lines;
  return text;
}

function toLines(records: readonly (readonly string[])[]): string {
  return stringify(
    records.map((record) => [...record]),
    { record_delimiter: 'windows' },
  );
}
