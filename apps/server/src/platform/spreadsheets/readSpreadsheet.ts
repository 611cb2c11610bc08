import { readCsv } from './csv/readCsv.ts';
import { detectFormat, type SpreadsheetFormat } from './detectFormat.ts';
import { defaultLimits, type SpreadsheetLimits } from './spreadsheetLimits.ts';
import { SpreadsheetRefusal } from './SpreadsheetRefusal.ts';
import type { SpreadsheetRow } from './SpreadsheetRow.ts';
import { readXlsx } from './xlsx/readXlsx.ts';

type Reader = (bytes: Uint8Array, limits: SpreadsheetLimits) => AsyncGenerator<SpreadsheetRow>;
const readers: Readonly<Record<SpreadsheetFormat, Reader>> = { xlsx: readXlsx, csv: readCsv };

interface Options {
  readonly limits?: SpreadsheetLimits;
  /** Goes on behind this row, for an import that was interrupted: numbers do not change as long as the bytes do not. */
  readonly after?: number;
}

/** The filled rows of a file that someone sent, in order; throws a SpreadsheetRefusal if the file as a whole cannot be read. */
export async function* readSpreadsheet(
  bytes: Uint8Array,
  { limits = defaultLimits, after = 0 }: Options = {},
): AsyncGenerator<SpreadsheetRow> {
  if (bytes.length > limits.fileBytes) throw new SpreadsheetRefusal('tooLarge', { bytes: bytes.length });
  let isEmpty = true;
  for await (const row of readers[detectFormat(bytes)](bytes, limits)) {
    isEmpty = false;
    if (row.number > after) yield row;
  }
  if (isEmpty) throw new SpreadsheetRefusal('empty');
}
