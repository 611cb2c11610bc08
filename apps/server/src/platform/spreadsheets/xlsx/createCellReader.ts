import type { SpreadsheetLimits } from '../spreadsheetLimits.ts';
import { SpreadsheetRefusal } from '../SpreadsheetRefusal.ts';
import type { CellDoubtKind } from '../SpreadsheetRow.ts';
import { createTextCollector } from './createTextCollector.ts';
import { type NumberFormat, plainFormat } from './numberFormats.ts';
import type { XmlAttributes } from './parseXml.ts';
import { isRounded, showNumber } from './showNumber.ts';

export interface CellBook {
  readonly strings: readonly string[];
  readonly styles: readonly NumberFormat[];
  readonly countsFrom1904: boolean;
}

export interface ReadCell {
  readonly text: string;
  readonly doubt: CellDoubtKind | null;
}

/** Functions that reach beyond the file, and links into other workbooks. */
const OUTSIDE =
  /\b(?:WEBSERVICE|FILTERXML|RTD|CALL|REGISTER(?:\.ID)?|IMPORT(?:DATA|XML|HTML|FEED|RANGE)|EXEC|DDE|DDEINITIATE)\(|\[\d+\]/i;

const WHOLE_NUMBER = /^-?[1-9]\d{0,29}$/;

/** Reads one cell after the other. A formula is never computed: what it last came to stands beside it, and that is what its author saw. */
export function createCellReader(book: CellBook, limits: SpreadsheetLimits) {
  const inline = createTextCollector(limits);
  let attributes: XmlAttributes = {};
  let value = '';
  let formula: string | null = null;
  let formulas = 0;
  let inside: 'value' | 'formula' | null = null;

  return {
    start(given: XmlAttributes) {
      attributes = given;
      value = '';
      formula = null;
      inline.start();
    },
    open(name: string) {
      if (name === 'v') inside = 'value';
      else if (name === 'f') {
        inside = 'formula';
        formula = '';
        formulas += 1;
        if (formulas > limits.formulas) throw new SpreadsheetRefusal('formulas');
      } else inline.open(name);
    },
    text(text: string) {
      if (inside === 'value') value += text;
      else if (inside === 'formula') formula += text;
      else inline.text(text);
      if (value.length > limits.cellCharacters * 7) throw new SpreadsheetRefusal('cellTooLong');
      if (formula !== null && formula.length > limits.formulaCharacters) throw new SpreadsheetRefusal('formulas');
    },
    close(name: string) {
      if (name === 'v' || name === 'f') inside = null;
      else inline.close(name);
    },
    take(): ReadCell {
      if (formula !== null && reachesOut(formula)) throw new SpreadsheetRefusal('formulas');
      if (formula !== null && value === '' && attributes['t'] !== 'str') return { text: '', doubt: 'notComputed' };
      return readValue();
    },
  };

  function readValue(): ReadCell {
    switch (attributes['t'] ?? 'n') {
      case 's': {
        const text = value === '' ? '' : book.strings[Number(value)];
        if (text === undefined) throw new SpreadsheetRefusal('broken', { string: value });
        return { text, doubt: null };
      }
      case 'inlineStr':
        return { text: inline.take(), doubt: null };
      case 'b':
        return { text: value === '1' ? 'TRUE' : 'FALSE', doubt: null };
      case 'e':
        return { text: value, doubt: 'error' };
      case 'd':
        return { text: value.replace(/Z$/, '').replace('T00:00:00', '').replace('T', ' '), doubt: null };
      case 'n':
        return readNumber();
      default: // 'str', the text that a formula came to
        return { text: value, doubt: null };
    }
  }

  function readNumber(): ReadCell {
    const number = Number(value);
    if (value.trim() === '') return { text: '', doubt: null };
    if (!Number.isFinite(number)) return { text: value, doubt: 'error' };
    const format = book.styles[Number(attributes['s'] ?? 0)] ?? plainFormat;
    // Some programs write more digits than a number keeps; then the digits are right, though nobody can rely on it.
    const isWhole = format.kind === 'plain' && WHOLE_NUMBER.test(value);
    const text = isWhole ? value : showNumber(number, { format, countsFrom1904: book.countsFrom1904 });
    return { text, doubt: isRounded(number) ? 'rounded' : null };
  }
}

/** Old programs are called as `program|topic!item`. */
function reachesOut(formula: string): boolean {
  const bar = formula.indexOf('|');
  return OUTSIDE.test(formula) || (bar !== -1 && formula.includes('!', bar));
}
