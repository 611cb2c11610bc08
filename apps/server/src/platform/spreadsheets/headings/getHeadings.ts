import { SpreadsheetRefusal } from '../SpreadsheetRefusal.ts';
import type { SpreadsheetRow } from '../SpreadsheetRow.ts';
import type { ColumnDefinition } from './findColumns.ts';
import { findHeadings, type Headings } from './findHeadings.ts';

type Definitions<K extends string> = Readonly<Record<K, ColumnDefinition<K> & { readonly heading: string }>>;

/** The headings of a file that has all the columns that are needed; refuses one that lacks some, and names them. */
export function getHeadings<K extends string>(
  firstRows: readonly SpreadsheetRow[],
  definitions: Definitions<K>,
): Headings<K> {
  const found = findHeadings(firstRows, definitions);
  if (!found) throw new SpreadsheetRefusal('empty');
  if (found.missing.length === 0) return found;
  const columns = found.missing.map((name) => definitions[name].heading);
  const sentence = `表头里没有“${columns.join('”“')}”，请照模板补上后再上传`;
  throw new SpreadsheetRefusal('missingColumns', { columns }, { columns, sentence });
}
