import { bookParts } from '../write/bookParts.ts';
import { type ForgedPart, partOf, zipOf } from './zipOf.ts';

export const SHEET_HEAD =
  '<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
export const SHEET_PART = 'xl/worksheets/sheet1.xml';
export const STRINGS_PART = 'xl/sharedStrings.xml';
const STRINGS_RELATION =
  '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/>';

interface Forged {
  /** The rows in XML, or the whole part. */
  readonly sheet: string | ForgedPart;
  /** What stands behind the rows. */
  readonly after?: string;
  readonly strings?: string | ForgedPart;
  readonly others?: readonly ForgedPart[];
  /** Changes a part of the workbook by its name. */
  readonly change?: Readonly<Record<string, (xml: string) => string>>;
}

/** A workbook with a sheet of any XML: what no program writes, and what some do that are not at hand. */
export function forgeWorkbook({ sheet, after = '', strings, others = [], change = {} }: Forged): Buffer {
  const parts = bookParts(['名单']).map(([name, xml]) => {
    const withStrings = name.endsWith('workbook.xml.rels') && strings !== undefined;
    const full = withStrings ? xml.replace('</Relationships>', `${STRINGS_RELATION}</Relationships>`) : xml;
    return partOf(name, change[name]?.(full) ?? full);
  });
  const texts = typeof strings === 'string' ? partOf(STRINGS_PART, `<sst>${strings}</sst>`) : strings;
  const rows =
    typeof sheet === 'string' ? partOf(SHEET_PART, `${SHEET_HEAD}${sheet}</sheetData>${after}</worksheet>`) : sheet;
  return zipOf([...parts, ...(texts ? [texts] : []), rows, ...others]);
}
