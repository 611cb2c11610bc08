import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

export async function findCategoryNames(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The same as a part of another statement: the name of the category whose id stands in a column. */
export function categoryNameOf(id: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(select name from categories where id = ${id})`;
}
