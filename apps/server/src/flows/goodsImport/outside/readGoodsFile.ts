import { setImmediate } from 'node:timers/promises';
import { type GoodsColumn, rules } from '@jiwu/contract';
import { createTurns } from '../../../platform/process/createTurns.ts';
import { getHeadings } from '../../../platform/spreadsheets/headings/getHeadings.ts';
import { goodsColumns } from '../../../platform/spreadsheets/headings/goodsColumns.ts';
import { readSpreadsheet } from '../../../platform/spreadsheets/readSpreadsheet.ts';
import { defaultLimits, LINES_ABOVE_HEADINGS } from '../../../platform/spreadsheets/spreadsheetLimits.ts';
import { SpreadsheetRefusal } from '../../../platform/spreadsheets/SpreadsheetRefusal.ts';
import type { SpreadsheetRow } from '../../../platform/spreadsheets/SpreadsheetRow.ts';

interface GoodsFile {
  readonly titles: readonly string[];
  readonly columns: Readonly<Partial<Record<GoodsColumn, number>>>;
  readonly rows: readonly { readonly no: number; readonly cells: readonly string[]; readonly doubts: object }[];
}

const { maxRows, cellMax } = rules.goods.import;
/** Twice as many rows as a list of recipients, and by people whom we know. */
const limits = {
  ...defaultLimits,
  rows: maxRows + LINES_ABOVE_HEADINGS,
  cells: 600_000,
  inflatedBytes: 64 * 1024 * 1024,
  stringsBytes: 32 * 1024 * 1024,
  sharedStrings: 400_000,
};
/** Others have their turn after so many rows. */
const ROWS_AT_ONCE = 50;
/** Reading a file to its end is work: those who send one take turns. */
const inTurn = createTurns({ atOnce: 1, maxWaiting: 8 });
const example = Object.values(goodsColumns).map((column) => column.example);

/** A file of goods with what stands above its columns, and which of them is what as far as that can be told. Refuses what is no such file. */
export async function readGoodsFile(bytes: Uint8Array): Promise<GoodsFile> {
  return await inTurn(async () => {
    const all: SpreadsheetRow[] = [];
    for await (const row of readSpreadsheet(bytes, { limits })) {
      all.push(row);
      if (all.length % ROWS_AT_ONCE === 0) await setImmediate();
    }
    const headings = getHeadings(all.slice(0, LINES_ABOVE_HEADINGS + 1), goodsColumns);
    const titles = all.find(({ number }) => number === headings.row)?.cells ?? [];
    const rows = all
      .filter((row) => row.number > headings.row && !isExample(row))
      .map(({ number, cells, doubts }) => ({
        no: number,
        cells: cells.map((cell) => cell.slice(0, cellMax)),
        doubts: Object.fromEntries(doubts.map(({ column, kind }) => [column, kind])),
      }));
    if (rows.length === 0) throw new SpreadsheetRefusal('empty');
    if (rows.length > maxRows) throw new SpreadsheetRefusal('tooManyRows', { rows: rows.length });
    return { titles, columns: headings.columns, rows };
  });
}

/** The template's own example, sent back with the rest. */
function isExample({ cells }: SpreadsheetRow): boolean {
  return example.every((text, column) => (cells[column] ?? '') === text);
}
