import { SpreadsheetRefusal } from '../SpreadsheetRefusal.ts';
import type { Archive } from './openArchive.ts';
import { parseWholeXml } from './parseXml.ts';
import { readRelations, type Relation } from './readRelations.ts';

/** Which parts of the archive hold what is to be read. */
export interface Workbook {
  readonly sheetName: string;
  readonly sheetPart: string;
  readonly stringsPart: string | null;
  readonly stylesPart: string | null;
  /** Some workbooks count days from 1904. */
  readonly countsFrom1904: boolean;
}

/** The first sheet that is not hidden. Sheets of charts and dialogues have no rows. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const root = await readRelations(archive, '');
  const part = root.find(({ type }) => type === 'officeDocument')?.target;
  if (part === undefined || !archive.has(part)) throw new SpreadsheetRefusal('unknownType');
  const relations = await readRelations(archive, part);
  if (relations.some(({ type }) => type === 'externalLink' || type === 'connections')) {
    throw new SpreadsheetRefusal('externalLinks');
  }
  const { sheets, countsFrom1904 } = await readSheetList(archive, part);
  const worksheets = new Map(
    relations.filter(({ type }) => type === 'worksheet').map(({ id, target }) => [id, target]),
  );
  const shown = sheets.find(({ relationId, isHidden }) => !isHidden && worksheets.has(relationId));
  const sheetPart = shown && worksheets.get(shown.relationId);
  if (!shown || sheetPart === undefined) throw new SpreadsheetRefusal('noSheet');
  return {
    sheetName: shown.name,
    sheetPart,
    stringsPart: partOf(relations, 'sharedStrings'),
    stylesPart: partOf(relations, 'styles'),
    countsFrom1904,
  };
}

async function readSheetList(archive: Archive, part: string) {
  const sheets: { name: string; relationId: string; isHidden: boolean }[] = [];
  let countsFrom1904 = false;
  await parseWholeXml(archive.read(part), {
    open(name, attributes) {
      if (name === 'workbookPr') countsFrom1904 = isOn(attributes['date1904']);
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => key === 'id' || key.endsWith(':id'));
      sheets.push({
        name: attributes['name'] ?? '',
        relationId: relation?.[1] ?? '',
        isHidden: (attributes['state'] ?? 'visible') !== 'visible',
      });
    },
  });
  return { sheets, countsFrom1904 };
}

/** The two ways in which XML says yes. */
export function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

function partOf(relations: readonly Relation[], type: string): string | null {
  return relations.find((relation) => relation.type === type)?.target ?? null;
}
