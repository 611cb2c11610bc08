import type { Reader } from '../../../../platform/database/Reader.ts';

interface CategoryFacts {
  readonly id: string;
  readonly name: string;
  readonly parentName: string | null;
  /** Products on sale in it and below. */
  readonly count: number;
}

/** The categories with these ids, as far as they exist. */
export async function findCategories(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, CategoryFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('categories as category')
    .leftJoin('categories as parent', 'parent.id', 'category.parent_id')
    .select(['category.id', 'category.name', 'parent.name as parentName', 'category.product_count as count'])
    .where('category.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
