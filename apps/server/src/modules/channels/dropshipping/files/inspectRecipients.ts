import { setImmediate } from 'node:timers/promises';
import { rules } from '@jiwu/contract';
import { getHeadings } from '../../../../platform/spreadsheets/headings/getHeadings.ts';
import { recipientColumns } from '../../../../platform/spreadsheets/headings/recipientColumns.ts';
import { isRecipientExample } from '../../../../platform/spreadsheets/headings/recipientTemplate.ts';
import { readSpreadsheet } from '../../../../platform/spreadsheets/readSpreadsheet.ts';
import { LINES_ABOVE_HEADINGS } from '../../../../platform/spreadsheets/spreadsheetLimits.ts';
import { SpreadsheetRefusal } from '../../../../platform/spreadsheets/SpreadsheetRefusal.ts';
import type { SpreadsheetRow } from '../../../../platform/spreadsheets/SpreadsheetRow.ts';
import type { RecipientHeadings } from './takeRecipient.ts';

interface Inspected {
  readonly headings: RecipientHeadings;
  /** Rows of recipients. */
  readonly allRows: number;
  readonly hiddenRows: number;
}

/** Others have their turn after so many rows. */
const ROWS_AT_ONCE = 50;

/**
 * Reads a file to its end without keeping any of it: whatever is wrong with it as a whole is found now, while its sender is there, and not in
 * the background.
 */
export async function inspectRecipients(bytes: Uint8Array): Promise<Inspected> {
  const first: SpreadsheetRow[] = [];
  let headings: RecipientHeadings | null = null;
  let allRows = 0;
  let hiddenRows = 0;
  let seen = 0;
  const count = (row: SpreadsheetRow, { row: headingRow }: RecipientHeadings) => {
    if (!isRecipient(row, headingRow)) return;
    allRows += 1;
    if (row.isHidden) hiddenRows += 1;
    if (allRows > rules.dropshipping.maxRows) throw new SpreadsheetRefusal('tooManyRows', { row: row.number });
  };
  const findThem = (): RecipientHeadings => {
    const { row: headingRow, columns } = getHeadings(first, recipientColumns);
    const found = { row: headingRow, columns };
    for (const row of first) count(row, found);
    return found;
  };
  for await (const row of readSpreadsheet(bytes)) {
    seen += 1;
    if (seen % ROWS_AT_ONCE === 0) await setImmediate();
    if (headings) count(row, headings);
    else first.push(row);
    if (first.length > LINES_ABOVE_HEADINGS) headings ??= findThem();
  }
  headings ??= findThem();
  if (allRows === 0) throw new SpreadsheetRefusal('empty');
  return { headings, allRows, hiddenRows };
}

/** Neither above the headings nor the template's own example. */
export function isRecipient(row: SpreadsheetRow, headingRow: number): boolean {
  return row.number > headingRow && !isRecipientExample(row);
}
