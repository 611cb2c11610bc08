import { rules } from '@jiwu/contract';
import { dispatchColumns } from '../../../platform/spreadsheets/headings/dispatchColumns.ts';
import { isDispatchExample } from '../../../platform/spreadsheets/headings/dispatchTemplate.ts';
import { getHeadings } from '../../../platform/spreadsheets/headings/getHeadings.ts';
import { readSpreadsheet } from '../../../platform/spreadsheets/readSpreadsheet.ts';
import { LINES_ABOVE_HEADINGS } from '../../../platform/spreadsheets/spreadsheetLimits.ts';
import { SpreadsheetRefusal } from '../../../platform/spreadsheets/SpreadsheetRefusal.ts';
import type { SpreadsheetRow } from '../../../platform/spreadsheets/SpreadsheetRow.ts';

export interface DispatchRow {
  /** As the spreadsheet counts. */
  readonly row: number;
  readonly orderNo: string;
  readonly carrier: string;
  readonly trackingNo: string;
  /** The spreadsheet took a number for an amount and lost its last digits: it may now be that of another order or parcel. */
  readonly isRounded: boolean;
}

/** A cell of the answer; nothing that is right is longer. */
const LONGEST = 60;

/** The rows of a file of parcels; refuses a file that has too many, or lacks a column. */
export async function readDispatchRows(bytes: Uint8Array): Promise<DispatchRow[]> {
  const rows: SpreadsheetRow[] = [];
  for await (const row of readSpreadsheet(bytes)) {
    rows.push(row);
    if (rows.length > rules.order.dispatchRows + LINES_ABOVE_HEADINGS + 1) throw tooMany();
  }
  const headings = getHeadings(rows, dispatchColumns);
  const { orderNo = -1, carrier = -1, trackingNo = -1 } = headings.columns;
  const parcels = rows.filter((row) => row.number > headings.row && !isDispatchExample(row));
  if (parcels.length === 0) throw new SpreadsheetRefusal('empty');
  if (parcels.length > rules.order.dispatchRows) throw tooMany();
  return parcels.map(({ number, cells, doubts }) => ({
    row: number,
    orderNo: plain(cells[orderNo]),
    carrier: (cells[carrier] ?? '').slice(0, LONGEST),
    trackingNo: plain(cells[trackingNo]).toUpperCase(),
    isRounded: doubts.some(({ column }) => column === orderNo || column === trackingNo),
  }));
}

function plain(cell = ''): string {
  return cell.normalize('NFKC').replaceAll(/\s/g, '').slice(0, LONGEST);
}

function tooMany(): SpreadsheetRefusal {
  const sentence = `一份文件最多 ${rules.order.dispatchRows} 行，请拆成几份再上传`;
  return new SpreadsheetRefusal('tooManyRows', {}, { sentence });
}
