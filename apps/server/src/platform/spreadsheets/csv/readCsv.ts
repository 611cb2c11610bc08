import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { createRowGuard } from '../createRowGuard.ts';
import type { SpreadsheetLimits } from '../spreadsheetLimits.ts';
import { SpreadsheetRefusal } from '../SpreadsheetRefusal.ts';
import type { SpreadsheetRow } from '../SpreadsheetRow.ts';
import { decodeText } from './decodeText.ts';
import { findDelimiter } from './findDelimiter.ts';
import { refuseLongText } from './refuseLongText.ts';

const PIECE = 65_536;
/** `="0123"`: how systems keep Excel from dropping a zero. */
const KEPT_AS_TEXT = /^="([^"]*)"$/;
/** What our own export puts before a text that begins like a formula. */
const DEFUSED = /^'(?=[=+\-@\t\r])/;

/** Rows are numbered as a spreadsheet shows them: a line end in quotes begins no new row. */
export async function* readCsv(bytes: Uint8Array, limits: SpreadsheetLimits): AsyncGenerator<SpreadsheetRow> {
  const text = decodeText(bytes);
  const { delimiter, skip } = findDelimiter(text);
  refuseLongText(text, delimiter, limits);
  const guard = createRowGuard(limits);
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: limits.columns * limits.cellCharacters,
  });
  let number = 0;
  try {
    for await (const record of Readable.from(pieces(text, skip)).pipe(parser)) {
      number += 1;
      if (number > limits.namedRows) throw new SpreadsheetRefusal('tooManyRows');
      const cells = (record as string[]).map((cell) => cell.replace(KEPT_AS_TEXT, '$1').replace(DEFUSED, ''));
      const row = guard({ number, cells, doubts: [], isHidden: false });
      if (row) yield row;
    }
  } catch (error) {
    if (error instanceof SpreadsheetRefusal) throw error;
    const { code, message } = error as Error & { code?: string };
    if (code === 'CSV_MAX_RECORD_SIZE') throw new SpreadsheetRefusal('cellTooLong');
    throw new SpreadsheetRefusal('broken', { message: message.slice(0, 100) });
  }
}

function* pieces(text: string, from: number): Generator<string> {
  for (let at = from; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}
