import type { Reader } from '../../../../platform/database/Reader.ts';
import { dressCards } from '../cards/dressCards.ts';
import type { Filters } from '../filters/Filters.ts';
import { planKeyword } from '../keyword/planKeyword.ts';
import { relaxKeyword } from '../keyword/relaxKeyword.ts';
import { browsePage, isBrowsing } from './browsePage.ts';
import type { PageInput, PageRow } from './PageInput.ts';
import { readPageCursor, writePageCursor } from './pageCursor.ts';
import { search } from './search.ts';
import type { Sort } from './sortKeys.ts';

interface Input {
  readonly filters: Filters;
  readonly sort: Sort;
  readonly cursor: string | null;
  readonly size: number;
}

interface Page {
  readonly rows: readonly PageRow[];
  readonly searchedFor: string | null;
}

/** A page of products, as JSON text of `{items, nextCursor, searchedFor}`: cards go out as they lie in the database, dressed as asked for. */
export async function listProducts(db: Reader, input: Input): Promise<string> {
  const { filters, sort, size } = input;
  const order = sort === 'score' && filters.keyword !== null ? 'rank' : sort;
  const after = input.cursor === null ? null : readPageCursor(order, input.cursor);
  // One more than asked for tells whether there are more.
  const asked = { filters, sort, after, size: size + 1 };
  const { rows, searchedFor } = isBrowsing(filters, sort)
    ? { rows: await browsePage(db, asked), searchedFor: null }
    : await searchPage(db, asked);
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  const nextCursor = last ? writePageCursor(order, { ...last, shown: (after?.shown ?? 0) + size }) : null;
  const items = (await dressCards(db, page, filters.options)).join(',');
  return `{"items":[${items}],"nextCursor":${JSON.stringify(nextCursor)},"searchedFor":${JSON.stringify(searchedFor)}}`;
}

async function searchPage(db: Reader, input: PageInput): Promise<Page> {
  const { keyword } = input.filters;
  if (keyword === null) return { rows: await search(db, input, null), searchedFor: null };
  const plan = await planKeyword(db, keyword);
  if (!plan) return { rows: [], searchedFor: null };
  const rows = await search(db, input, plan);
  if (rows.length > 0) return { rows, searchedFor: null };
  const relaxed = await relaxKeyword(db, plan, keyword);
  if (!relaxed) return { rows: [], searchedFor: null };
  return { rows: await search(db, input, relaxed.plan), searchedFor: relaxed.searchedFor };
}
