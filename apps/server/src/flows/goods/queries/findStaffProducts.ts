import type { rules, StaffProductRow } from '@jiwu/contract';
import { findByWords, listProductRows, pageProducts } from '../../../modules/goods/catalogue/index.ts';
import { findIdsByKeyword } from '../../../modules/goods/search/index.ts';
import { sumAvailable } from '../../../modules/goods/stock/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

interface Asked {
  readonly view: (typeof rules.goods.views)[number];
  readonly words: string | null;
  readonly categoryId: string | null;
  readonly brandId: string | null;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly size: number;
}

interface Page {
  readonly items: StaffProductRow[];
  /** Where the next page begins; null: there is none. */
  readonly next: { readonly at: Date; readonly id: string } | null;
}

/** As many as the words of a search find; who looks for one product types more of it. */
const MOST_FOUND = 500;

/** A page of products of any state. Five statements at most, however many rows. */
export async function findStaffProducts(db: Reader, searching: Reader, asked: Asked): Promise<Page> {
  const { words, size, ...rest } = asked;
  const ids = words === null ? null : await findIds(db, searching, { ...rest, words });
  const found = await pageProducts(db, { ...rest, ids, limit: size + 1 });
  const page = found.slice(0, size);
  const pageIds = page.map(({ id }) => id);
  const rows = await listProductRows(db, pageIds);
  const available = await sumAvailable(db, pageIds);
  return {
    items: rows.map(({ fromFen, toFen, draftState, publishAt, updatedAt, ...row }) => ({
      ...row,
      priceFen: fromFen === null || toFen === null ? null : { from: fromFen, to: toFen },
      available: available.get(row.id) ?? 0,
      draft: draftState === null ? null : { state: draftState, publishAt: publishAt?.toISOString() ?? null },
      updatedAt: updatedAt.toISOString(),
    })),
    next: found.length > size ? (page.at(-1) ?? null) : null,
  };
}

async function findIds(
  db: Reader,
  searching: Reader,
  { words, categoryId, brandId }: Pick<Asked, 'categoryId' | 'brandId'> & { readonly words: string },
): Promise<string[]> {
  const byWords = await findByWords(db, { words, limit: MOST_FOUND });
  const byTitle = await findIdsByKeyword(searching, { keyword: words, categoryId, brandId, limit: MOST_FOUND });
  return [...new Set([...byWords, ...byTitle])];
}
