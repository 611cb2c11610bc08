/**
 * Why a person must look at a cell before anyone relies on it: it shows an error (#N/A), its formula was never computed, or it
 * is a number of more than 15 digits, of which spreadsheets have turned the last ones into zeros.
 */
export type CellDoubtKind = 'error' | 'notComputed' | 'rounded';

export interface CellDoubt {
  /** From 0. */
  readonly column: number;
  readonly kind: CellDoubtKind;
}

/** One line of a sheet that has anything in it. */
export interface SpreadsheetRow {
  /** As the spreadsheet counts: the first line is 1, and lines without anything count. */
  readonly number: number;
  /** What each cell shows, from column A to the last that shows anything. */
  readonly cells: readonly string[];
  readonly doubts: readonly CellDoubt[];
  /** Hidden by a filter or by hand: who sent the file may not know of it. */
  readonly isHidden: boolean;
}
