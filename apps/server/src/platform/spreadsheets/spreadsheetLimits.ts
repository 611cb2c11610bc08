/** What a file may cost us. Everything is counted while it is read; nothing that a file says of itself is believed. */
export interface SpreadsheetLimits {
  readonly fileBytes: number;
  /** Lines with anything in them, besides those above the headings. */
  readonly rows: number;
  /** Lines that a file names, filled or not: people draw borders down to the last line of a sheet. */
  readonly namedRows: number;
  readonly columns: number;
  /** Cells that a file names, filled or not. */
  readonly cells: number;
  readonly cellCharacters: number;
  /** Of all parts of the archive, as its directory tells; only few of them are inflated. */
  readonly archiveBytes: number;
  readonly archiveParts: number;
  /** Of the parts that are read, counted as they are inflated: all of them, the texts, and any that is neither texts nor sheet. */
  readonly inflatedBytes: number;
  readonly stringsBytes: number;
  readonly otherPartBytes: number;
  /** How many times larger a part may become. Sheets reach 60; bombs begin at 500. */
  readonly inflation: number;
  readonly sharedStrings: number;
  readonly sharedCharacters: number;
  readonly formulas: number;
  readonly formulaCharacters: number;
  readonly mergedRanges: number;
}

/** Lines that may stand above the headings: a title, a date, a word of greeting. */
export const LINES_ABOVE_HEADINGS = 10;

const MEGABYTE = 1024 * 1024;

/** For an import of 5,000 rows with room to spare: LibreOffice writes 7 MB of XML for it, Excel 4. */
export const defaultLimits: SpreadsheetLimits = {
  fileBytes: 10 * MEGABYTE,
  rows: 5000,
  namedRows: 100_000,
  columns: 100,
  cells: 200_000,
  cellCharacters: 32_767,
  archiveBytes: 200 * MEGABYTE,
  archiveParts: 1000,
  inflatedBytes: 24 * MEGABYTE,
  stringsBytes: 16 * MEGABYTE,
  otherPartBytes: 4 * MEGABYTE,
  inflation: 200,
  sharedStrings: 200_000,
  sharedCharacters: 8_000_000,
  formulas: 20_000,
  formulaCharacters: 8192,
  mergedRanges: 20_000,
};
