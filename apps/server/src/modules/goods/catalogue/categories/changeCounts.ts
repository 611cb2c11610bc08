import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

interface Input {
  /** The category that a product leaves, and the one that it comes into, of the third level; null: it was or is on sale in none. */
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * A product came on sale, left it, or changed its category: counts follow, up to the first level. The rows are locked by id, so that two who
 * publish never wait for each other in a circle, and not for update: whoever writes a product holds a share of its category's key. Holding
 * them also keeps whoever would close a category waiting. Comes after the product.
 */
export async function changeCounts(tx: Tx, { from, to }: Input): Promise<void> {
  if (from === to) return;
  const { rows } = await sql<{ id: string; isClosed: boolean; isTo: boolean }>`
    with path as (
      select unnest(array[third.id, second.id, second.parent_id]) as id, third.id = ${to} as "isTo"
      from categories as third join categories as second on second.id = third.parent_id
      where third.id in (${from}, ${to})
    )
    select category.id, category.closed_at is not null as "isClosed",
      exists (select from path where path.id = category.id and path."isTo") as "isTo"
    from categories as category where category.id in (select id from path)
    order by category.id for no key update of category`.execute(tx);
  if (rows.some(({ isClosed, isTo }) => isTo && isClosed)) throw new ShopError('CATEGORY_CLOSED');
  await sql`
    with path as (
      select unnest(array[third.id, second.id, second.parent_id]) as id, case when third.id = ${to} then 1 else -1 end as change
      from categories as third join categories as second on second.id = third.parent_id
      where third.id in (${from}, ${to})
    ), summed as (select id, sum(change)::int as change from path group by id)
    update categories set product_count = greatest(0, product_count + change)
    from summed where summed.id = categories.id and change <> 0`.execute(tx);
}
