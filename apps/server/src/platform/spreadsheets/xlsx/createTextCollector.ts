import type { SpreadsheetLimits } from '../spreadsheetLimits.ts';
import { SpreadsheetRefusal } from '../SpreadsheetRefusal.ts';

const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** Puts the runs of a text together, each with its own colour or weight; how it is pronounced (`rPh`) stays out. */
export function createTextCollector({ cellCharacters }: Pick<SpreadsheetLimits, 'cellCharacters'>) {
  let whole = '';
  let isInText = false;
  let isInPhonetic = false;
  return {
    start() {
      whole = '';
    },
    open(name: string) {
      if (name === 'rPh') isInPhonetic = true;
      isInText = name === 't' && !isInPhonetic;
    },
    text(text: string) {
      if (!isInText) return;
      whole += text;
      // An escaped sign takes seven characters.
      if (whole.length > cellCharacters * 7) throw new SpreadsheetRefusal('cellTooLong');
    },
    close(name: string) {
      if (name === 'rPh') isInPhonetic = false;
      if (name === 't') isInText = false;
    },
    /** Signs that XML cannot hold, such as a carriage return, are written as `_x000D_`. */
    take(): string {
      const text = whole.includes('_x')
        ? whole.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        : whole;
      whole = '';
      return text;
    },
  };
}
