import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';

/** What categories say themselves; those that say nothing are left out. */
export async function listCategoryCommissions(db: Reader): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; rateBp: number }>`
    select id, commission_bp as "rateBp" from categories where commission_bp is not null`.execute(db);
  return new Map(rows.map(({ id, rateBp }) => [id, rateBp]));
}

/** Products with a rate of their own, the newest first, by the index products_own_commission. */
export async function listOwnCommissions(
  db: Reader,
  { before, limit }: { before: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products where commission_bp is not null ${before === null ? sql`` : sql`and id < ${before}`}
    order by id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface ProductCommission {
  /** Null: as the category says. */
  readonly rateBp: number | null;
  readonly categoryBp: number;
}

/** What each product says itself, and what its category would; unknown ones are left out. */
export async function findProductCommissions(
  db: Reader,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductCommission>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<ProductCommission & { id: string }>`
    select product.id, product.commission_bp as "rateBp",
      coalesce(third.commission_bp, second.commission_bp, first.commission_bp, 0) as "categoryBp"
    from products as product
    join categories as third on third.id = product.category_id
    join categories as second on second.id = third.parent_id
    join categories as first on first.id = second.parent_id
    where product.id = any(${listed([...productIds], 'uuid')})`.execute(db);
  return new Map(rows.map(({ id, ...commission }) => [id, commission]));
}
