import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';

/** Counts the products on sale in every category anew; writes only the counts that changed. */
export async function countProducts(tx: Tx): Promise<void> {
  await sql`
    with leaf as (
      select category_id, count(*)::int as count from products where state = 'onSale' group by category_id
    ), counted as (
      select category.id, coalesce(sum(leaf.count), 0)::int as count
      from categories as category
      left join categories as child on child.parent_id = category.id
      left join categories as grandchild on grandchild.parent_id = child.id
      left join leaf on leaf.category_id = case category.level
        when 1 then grandchild.id when 2 then child.id else category.id end
      group by category.id
    )
    update categories set product_count = counted.count
    from counted
    where counted.id = categories.id and categories.product_count <> counted.count`.execute(tx);
}
