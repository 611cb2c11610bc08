import { SpreadsheetRefusal } from '../SpreadsheetRefusal.ts';
import type { Archive } from './openArchive.ts';
import { builtInFormat, type NumberFormat, parseFormat } from './numberFormats.ts';
import { parseWholeXml } from './parseXml.ts';

/** Excel knows no more than 64,000. */
const MOST_STYLES = 65_536;

/** The number format of each style that cells refer to by its place. */
export async function readStyles(archive: Archive, part: string): Promise<NumberFormat[]> {
  const own = new Map<number, NumberFormat>();
  const styles: NumberFormat[] = [];
  let isInCellStyles = false;
  await parseWholeXml(archive.read(part), {
    open(name, attributes) {
      if (name === 'numFmt') own.set(Number(attributes['numFmtId']), parseFormat(attributes['formatCode'] ?? ''));
      if (name === 'cellXfs') isInCellStyles = true;
      if (name !== 'xf' || !isInCellStyles) return;
      if (styles.length === MOST_STYLES) throw new SpreadsheetRefusal('broken', { styles: MOST_STYLES });
      const id = Number(attributes['numFmtId'] ?? 0);
      styles.push(own.get(id) ?? builtInFormat(id));
    },
    close(name) {
      if (name === 'cellXfs') isInCellStyles = false;
    },
  });
  return styles;
}
