import type { SpreadsheetLimits } from '../spreadsheetLimits.ts';
import { SpreadsheetRefusal } from '../SpreadsheetRefusal.ts';
import type { Archive } from './openArchive.ts';
import { parseWholeXml } from './parseXml.ts';
import { createTextCollector } from './createTextCollector.ts';

/** The texts that cells refer to by their place. They stay in memory while the sheet is read, so there is a limit of their own. */
export async function readSharedStrings(archive: Archive, part: string, limits: SpreadsheetLimits): Promise<string[]> {
  const strings: string[] = [];
  let characters = 0;
  const collector = createTextCollector(limits);
  await parseWholeXml(archive.read(part, limits.stringsBytes), {
    open(name) {
      if (name === 'si') collector.start();
      else collector.open(name);
    },
    text: (text) => collector.text(text),
    close(name) {
      collector.close(name);
      if (name !== 'si') return;
      const text = collector.take();
      characters += text.length;
      strings.push(text);
      if (strings.length > limits.sharedStrings || characters > limits.sharedCharacters) {
        throw new SpreadsheetRefusal('sharedStrings');
      }
    },
  });
  return strings;
}
