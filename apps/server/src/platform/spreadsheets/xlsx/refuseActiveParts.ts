import { SpreadsheetRefusal } from '../SpreadsheetRefusal.ts';
import type { Archive } from './openArchive.ts';
import { parseWholeXml } from './parseXml.ts';

const TYPES = '[Content_Types].xml';
const EXTERNAL = /^xl\/(?:externallinks\/|connections\.xml$|querytables\/)/;
const MACROS = /(?:^|\/)vbaproject[^/]*\.bin$|^xl\/(?:macrosheets|activex)\//;

/** Programs, and what would be fetched from elsewhere, are known by their parts; the ending of the file's name tells nothing. */
export async function refuseActiveParts(archive: Archive): Promise<void> {
  if (!archive.has(TYPES)) throw new SpreadsheetRefusal(archive.has('mimetype') ? 'otherFormat' : 'unknownType');
  if (archive.names.some((name) => MACROS.test(name))) throw new SpreadsheetRefusal('macros');
  await parseWholeXml(archive.read(TYPES), {
    open(_, { ContentType = '' }) {
      if (/macroEnabled|vbaProject/i.test(ContentType)) throw new SpreadsheetRefusal('macros');
      if (/excel\.sheet\.binary/i.test(ContentType)) throw new SpreadsheetRefusal('otherFormat');
    },
  });
  if (archive.names.some((name) => EXTERNAL.test(name))) throw new SpreadsheetRefusal('externalLinks');
}
