import type { SpreadsheetRow } from '../SpreadsheetRow.ts';
import type { SheetTable } from '../write/SheetTable.ts';
import { writeTemplate } from '../write/writeTemplate.ts';
import { recipientColumns } from './recipientColumns.ts';

const { name, phone, address, skuCode, quantity, ...others } = recipientColumns;
const columns = [name, phone, address, skuCode, quantity];

/** The template for a list of recipients, with the columns that most people need. */
export function writeRecipientTemplate(): AsyncGenerator<Uint8Array> {
  return writeTemplate({ sheetName: '收货名单', columns, others: Object.values(others), notDone: '下单' });
}

/** The same as one plain table, which is all that a csv can hold. */
export const recipientTable: SheetTable = { columns, rows: [columns.map(({ example }) => example)] };

/** The template's own example, which many leave where it is: no parcel goes there. */
export function isRecipientExample({ cells }: Pick<SpreadsheetRow, 'cells'>): boolean {
  return columns.every(({ example }, index) => (cells[index] ?? '') === example);
}
