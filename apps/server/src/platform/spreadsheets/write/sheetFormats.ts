import type { SpreadsheetFormat } from '../detectFormat.ts';
import type { SheetTable } from './SheetTable.ts';
import { writeCsv } from './writeCsv.ts';
import { writeXlsx } from './writeXlsx.ts';

interface SheetFormat {
  readonly mediaType: string;
  readonly write: (sheet: SheetTable & { readonly name: string }) => AsyncGenerator<Uint8Array | string>;
}

/** The files that a table can leave the shop as. */
export const sheetFormats: Readonly<Record<SpreadsheetFormat, SheetFormat>> = {
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (sheet) => writeXlsx([sheet]),
  },
  csv: { mediaType: 'text/csv; charset=utf-8', write: writeCsv },
};
