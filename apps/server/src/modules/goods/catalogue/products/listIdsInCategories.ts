import { sql } from 'kysely';
import { listed } from '../../../../platform/database/listed.ts';
import type { Reader } from '../../../../platform/database/Reader.ts';

/** Products of these categories and of those below them, whether they are on sale or not. */
export async function listIdsInCategories(db: Reader, categoryIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive wanted as (
      select id from categories where id = any(${listed(categoryIds, 'text')})
      union select categories.id from categories join wanted on categories.parent_id = wanted.id
    )
    select products.id from products where category_id in (select id from wanted)`.execute(db);
  return rows.map(({ id }) => id);
}
