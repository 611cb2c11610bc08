import type { SpreadsheetLimits } from '../spreadsheetLimits.ts';
import type { SpreadsheetRow } from '../SpreadsheetRow.ts';
import { openArchive } from './openArchive.ts';
import { readSharedStrings } from './readSharedStrings.ts';
import { readSheet } from './readSheet.ts';
import { readStyles } from './readStyles.ts';
import { readWorkbook } from './readWorkbook.ts';
import { refuseActiveParts } from './refuseActiveParts.ts';
import { surveySheet } from './surveySheet.ts';

/** The rows of the first visible sheet. What can be refused is refused before the first row comes. */
export async function* readXlsx(bytes: Uint8Array, limits: SpreadsheetLimits): AsyncGenerator<SpreadsheetRow> {
  const archive = await openArchive(bytes, limits);
  await refuseActiveParts(archive);
  const { sheetPart, stringsPart, stylesPart, countsFrom1904 } = await readWorkbook(archive);
  const merges = await surveySheet(archive, sheetPart, limits);
  const strings = stringsPart === null ? [] : await readSharedStrings(archive, stringsPart, limits);
  const styles = stylesPart === null ? [] : await readStyles(archive, stylesPart);
  const book = { strings, styles, countsFrom1904 };
  yield* readSheet({ chunks: archive.read(sheetPart, limits.inflatedBytes), book, merges }, limits);
}
