import type { SpreadsheetLimits } from '../spreadsheetLimits.ts';
import { SpreadsheetRefusal } from '../SpreadsheetRefusal.ts';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * The parser takes seconds for a million lines or columns. Here they are counted without regard to quotes: a quoted text may
 * hold line ends and delimiters, but not more of them than it may have signs.
 */
export function refuseLongText(text: string, delimiter: string, limits: SpreadsheetLimits): void {
  const sign = delimiter.charCodeAt(0);
  let lines = 0;
  let delimiters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === sign) {
      delimiters += 1;
      if (delimiters > limits.columns + limits.cellCharacters) throw new SpreadsheetRefusal('tooManyColumns');
    } else if (code === LINE_FEED || code === CARRIAGE_RETURN) {
      delimiters = 0;
      lines += code === LINE_FEED ? 1 : 0;
      if (lines > limits.namedRows) throw new SpreadsheetRefusal('tooManyRows');
    }
  }
}
