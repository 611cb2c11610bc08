import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/createDatabase.ts';
import { type Filters, isPlain } from '../filters/Filters.ts';
import { hasPrice, priceConditions } from '../filters/priceRange.ts';
import type { PageInput, PageRow } from './PageInput.ts';
import { isAfter, keyText, type Sort, sortKeys } from './sortKeys.ts';

/** Whether indexes give the list page by page, without end: a category or the whole shop, by price also a range of it. */
export function isBrowsing(filters: Filters, sort: Sort): boolean {
  return isPlain(filters) && (!hasPrice(filters) || sortKeys[sort].column === 'price_fen');
}

/** `level` is that of the category, when one is given. */
export async function browse(db: Reader, input: PageInput, level: 1 | 2 | 3 | null): Promise<PageRow[]> {
  const { filters, sort, after } = input;
  const { column, direction } = sortKeys[sort];
  const key = sql.ref(column);
  const order = sql.raw(direction);
  const conditions = [
    ...(level ? [sql`${sql.ref(`category_${level}`)} = ${filters.categoryId}`] : []),
    ...(filters.inStock ? [sql`in_stock`] : []),
    ...priceConditions(filters, sql.ref('price_fen')),
    ...(after ? [isAfter(sort, key, after)] : []),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  // The limit is written out: a plan made without knowing it would be made for a tenth of the shop.
  const { rows } = await sql<PageRow>`
    select product_id as "productId", ${keyText(sort, key)} as key, card::text as card
    from product_search
    ${where}
    order by ${key} ${order}, product_id ${order}
    limit ${sql.lit(input.size)}`.execute(db);
  return rows;
}
