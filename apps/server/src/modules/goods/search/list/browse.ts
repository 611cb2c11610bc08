import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { priceConditions } from '../filters/priceRange.ts';
import type { PageInput, PageRow } from './PageInput.ts';
import { isAfter, keyText, sortKeys } from './sortKeys.ts';

type Level = 1 | 2 | 3 | null;

/** A page of a category (`level` is its own) or of the whole shop, in stock or not, from the index of its order. */
export async function browse(db: Reader, input: PageInput, level: Level): Promise<PageRow[]> {
  const { column } = sortKeys[input.sort];
  const prices = column === 'price_fen' ? priceConditions(input.filters, sql.ref(column)) : [];
  // The limit is written out: a plan made without knowing it would be made for a tenth of the shop.
  const { rows } = await sql<PageRow>`
    ${selectCard(input)} from product_search
    ${inOrder(input, level, prices)} limit ${sql.lit(input.size)}`.execute(db);
  return rows;
}

/** The same in another order than by price, of a range of prices, looking at so many products at most. */
export async function browseWithin(db: Reader, input: PageInput, level: Level, lookedAt: number): Promise<PageRow[]> {
  const prices = priceConditions(input.filters, sql.ref('price_fen'));
  // They come as they are read, in order; to ask for it again would read all of them.
  const { rows } = await sql<PageRow>`
    ${selectCard(input)}
    from (select * from product_search ${inOrder(input, level, [])} limit ${sql.lit(lookedAt)}) as seen
    where ${sql.join(prices, sql` and `)} limit ${sql.lit(input.size)}`.execute(db);
  return rows;
}

/** Whether so many products are not all that are left. */
export async function isLonger(db: Reader, input: PageInput, level: Level, lookedAt: number): Promise<boolean> {
  const { rows } = await sql`
    select product_id from product_search ${inOrder(input, level, [])} offset ${sql.lit(lookedAt)} limit 1`.execute(db);
  return rows.length > 0;
}

function selectCard({ sort }: PageInput): RawBuilder<unknown> {
  const key = sql.ref(sortKeys[sort].column);
  return sql`select product_id as "productId", ${keyText(sort, key)} as key, card::text as card`;
}

function inOrder(input: PageInput, level: Level, prices: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const { filters, sort, after } = input;
  const { column, direction } = sortKeys[sort];
  const key = sql.ref(column);
  const order = sql.raw(direction);
  const conditions = [
    ...(level ? [sql`${sql.ref(`category_${level}`)} = ${filters.categoryId}`] : []),
    ...(filters.inStock ? [sql`in_stock`] : []),
    ...prices,
    ...(after ? [isAfter(sort, key, after)] : []),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  return sql`${where} order by ${key} ${order}, product_id ${order}`;
}
