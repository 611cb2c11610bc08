import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';

/**
 * What the shop pays for a sale of each product to whoever brought the buyer: the product's own rate, else that of the nearest
 * category above it that has one, else 0. In one statement; unknown products are left out.
 */
export async function findCommissionRates(
  db: Reader,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; rateBp: number }>`
    select product.id, coalesce(product.commission_bp, third.commission_bp, second.commission_bp, first.commission_bp, 0) as "rateBp"
    from products as product
    join categories as third on third.id = product.category_id
    join categories as second on second.id = third.parent_id
    join categories as first on first.id = second.parent_id
    where product.id = any(${listed([...new Set(productIds)], 'uuid')})`.execute(db);
  return new Map(rows.map(({ id, rateBp }) => [id, rateBp]));
}
