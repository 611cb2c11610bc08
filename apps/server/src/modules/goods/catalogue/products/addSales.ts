import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';

/** Counts pieces that were sold, products in the order of their ids; negative when they come back. */
export async function addSales(tx: Tx, sold: ReadonlyMap<string, number>): Promise<void> {
  if (sold.size === 0) return;
  await sql`
    with counted as (
      select product.id, sold.pieces
      from unnest(${[...sold.keys()]}::uuid[], ${[...sold.values()]}::int[]) as sold (id, pieces)
      join products as product on product.id = sold.id
      order by product.id for update of product
    )
    update products set sales_count = sales_count + counted.pieces from counted where products.id = counted.id`.execute(
    tx,
  );
}
