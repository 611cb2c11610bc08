import { cleanText } from './cleanText.ts';
import { LINES_ABOVE_HEADINGS, type SpreadsheetLimits } from './spreadsheetLimits.ts';
import { SpreadsheetRefusal } from './SpreadsheetRefusal.ts';
import type { CellDoubt, SpreadsheetRow } from './SpreadsheetRow.ts';

interface RawRow {
  readonly number: number;
  readonly cells: readonly (string | undefined)[];
  readonly doubts: readonly CellDoubt[];
  readonly isHidden: boolean;
}

/** Turns what was read into rows, whatever the format: clean texts, no lines without content, and not more than is allowed. */
export function createRowGuard(limits: SpreadsheetLimits): (raw: RawRow) => SpreadsheetRow | null {
  let filled = 0;
  return ({ number, cells, doubts, isHidden }) => {
    const texts = Array.from(cells, (cell) => (cell === undefined ? '' : cleanText(cell)));
    while (texts.at(-1) === '') texts.pop();
    if (texts.length === 0 && doubts.length === 0) return null;
    if (texts.length > limits.columns) throw new SpreadsheetRefusal('tooManyColumns', { row: number });
    if (texts.some((text) => text.length > limits.cellCharacters)) {
      throw new SpreadsheetRefusal('cellTooLong', { row: number });
    }
    filled += 1;
    if (filled > limits.rows + LINES_ABOVE_HEADINGS) throw new SpreadsheetRefusal('tooManyRows', { row: number });
    return { number, cells: texts, doubts, isHidden };
  };
}
