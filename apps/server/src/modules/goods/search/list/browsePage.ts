import type { Reader } from '../../../../platform/database/Reader.ts';
import { type Filters, isPlain } from '../filters/Filters.ts';
import { hasPrice, isNarrowPrice } from '../filters/priceRange.ts';
import { browse, browseWithin, isLonger } from './browse.ts';
import { findCategoryLevel } from './findCategoryLevel.ts';
import type { PageInput, PageRow } from './PageInput.ts';
import { search } from './search.ts';
import { type Sort, sortKeys } from './sortKeys.ts';

/** Products that are read to find one page within a price range. */
const LOOKED_AT = 400;

/** Whether indexes give the list page by page, without end: a category or the whole shop, also a range of its prices. */
export function isBrowsing(filters: Filters, sort: Sort): boolean {
  return isPlain(filters) && (isByPrice(sort) || !isNarrowPrice(filters));
}

/** Whether a page is read from one index from where it begins to where it ends. Whatever else it is, it is a search, or may become one. */
export function isWalk(filters: Filters, sort: Sort): boolean {
  return isBrowsing(filters, sort) && (!hasPrice(filters) || isByPrice(sort));
}

export async function browsePage(db: Reader, input: PageInput): Promise<PageRow[]> {
  const { filters, sort } = input;
  const level = filters.categoryId === null ? null : await findCategoryLevel(db, filters.categoryId);
  if (filters.categoryId !== null && level === null) return [];
  if (!hasPrice(filters) || isByPrice(sort)) return await browse(db, input, level);
  const rows = await browseWithin(db, input, level, LOOKED_AT);
  if (rows.length >= input.size || !(await isLonger(db, input, level, LOOKED_AT))) return rows;
  // Few products here are in the price range: they are found by price steps in the index. The order, and so the cursor, is the
  // same.
  const found = await search(db, input, null);
  return found.length > rows.length ? found : rows;
}

function isByPrice(sort: Sort): boolean {
  return sortKeys[sort].column === 'price_fen';
}
