import { LINES_ABOVE_HEADINGS } from '../spreadsheetLimits.ts';
import type { SpreadsheetRow } from '../SpreadsheetRow.ts';
import { type ColumnDefinitions, findColumns, type FoundColumns } from './findColumns.ts';

export interface Headings<K extends string> extends FoundColumns<K> {
  /** The number of the row; data begin behind it. */
  readonly row: number;
}

/**
 * The row of the headings: the one among the first that says most of what is asked for, because a title or a date may stand
 * above it. The first row if none says anything, so that the sender can be told what is missing.
 */
export function findHeadings<K extends string>(
  firstRows: readonly SpreadsheetRow[],
  definitions: ColumnDefinitions<K>,
): Headings<K> | undefined {
  const candidates = firstRows
    .slice(0, LINES_ABOVE_HEADINGS + 1)
    .map(({ number, cells }) => ({ row: number, ...findColumns(cells, definitions) }));
  return candidates.toSorted((a, b) => Object.keys(b.columns).length - Object.keys(a.columns).length)[0];
}
