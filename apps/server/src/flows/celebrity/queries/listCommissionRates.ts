import type { Answer, staffCommissionEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import {
  findProductCommissions,
  listCategoryCommissions,
  listOwnCommissions,
  listProductRows,
  listStaffCategories,
} from '../../../modules/goods/catalogue/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type CategoryRates = Answer<(typeof staffCommissionEndpoints)['staffCommissionCategories']>;
type ProductRates = Answer<(typeof staffCommissionEndpoints)['staffCommissionProducts']>;

const PAGE = 50;

/** The tree of categories, parents first, each with what it says itself and what its products pay. */
export async function listCategoryRates(db: Reader): Promise<CategoryRates> {
  const [categories, own] = await Promise.all([listStaffCategories(db), listCategoryCommissions(db)]);
  const applied = new Map<string, number>();
  return {
    items: categories.map(({ id, parentId, level, name, isClosed }) => {
      const rateBp = own.get(id) ?? null;
      const appliedBp = rateBp ?? applied.get(parentId ?? '') ?? 0;
      applied.set(id, appliedBp);
      return { id, parentId, level, name, isClosed, rateBp, appliedBp };
    }),
  };
}

/** Products with a rate of their own. */
export async function listProductRates(db: Reader, { cursor }: { cursor?: string | undefined }): Promise<ProductRates> {
  const before = cursor === undefined ? null : decodeCursor(cursor, z.tuple([z.uuid()]))[0];
  const found = await listOwnCommissions(db, { before, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: await describeProductRates(db, page),
    nextCursor: found.length > PAGE && last ? encodeCursor([last]) : null,
  };
}

/** In the order of the ids; unknown ones are left out. */
export async function describeProductRates(db: Reader, ids: readonly string[]): Promise<ProductRates['items']> {
  const [rows, commissions] = await Promise.all([listProductRows(db, ids), findProductCommissions(db, ids)]);
  return rows.flatMap(({ id, title, picture, categoryName }) => {
    const commission = commissions.get(id);
    return commission ? [{ id, title, picture, categoryName, ...commission }] : [];
  });
}
