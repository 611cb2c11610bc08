import type { Reader } from '../../../../platform/database/Reader.ts';

/** Categories of the first level, in their order. */
export async function listTopCategoryIds(db: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('categories')
    .select('id')
    .where('parent_id', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
