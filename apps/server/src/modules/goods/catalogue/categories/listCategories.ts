import type { Reader } from '../../../../platform/database/Reader.ts';

interface CategoryNode {
  readonly id: string;
  readonly parentId: string | null;
  readonly level: number;
  readonly name: string;
  readonly count: number;
  readonly picture: { readonly fileId: string; readonly placeholder: string; readonly alt: string } | null;
}

/** The whole tree, parents before children, each level in its order. A few hundred rows at most. */
export async function listCategories(db: Reader): Promise<CategoryNode[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'level', 'name', 'product_count', 'picture_file_id', 'placeholder'])
    .where('closed_at', 'is', null)
    .orderBy('level')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    level: row.level,
    name: row.name,
    count: row.product_count,
    picture: row.picture_file_id
      ? { fileId: row.picture_file_id, placeholder: row.placeholder ?? '', alt: row.name }
      : null,
  }));
}
