import type { SpreadsheetRow } from '../SpreadsheetRow.ts';
import type { SheetTable } from '../write/SheetTable.ts';
import { writeTemplate } from '../write/writeTemplate.ts';
import { dispatchColumns } from './dispatchColumns.ts';

const columns = Object.values(dispatchColumns);

/** The template for a list of parcels: all of its columns are needed. */
export function writeDispatchTemplate(): AsyncGenerator<Uint8Array> {
  return writeTemplate({ sheetName: '发货', columns, others: [], notDone: '发货' });
}

/** The same as one plain table, which is all that a csv can hold. */
export const dispatchTable: SheetTable = { columns, rows: [columns.map(({ example }) => example)] };

/** The template's own example, which many leave where it is: it is no parcel. */
export function isDispatchExample({ cells }: Pick<SpreadsheetRow, 'cells'>): boolean {
  return columns.every(({ example }, index) => (cells[index] ?? '') === example);
}
