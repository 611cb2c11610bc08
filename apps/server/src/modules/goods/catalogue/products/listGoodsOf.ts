import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

interface Asked {
  readonly shared: { readonly kind: 'category' | 'brand'; readonly id: string };
  readonly after: string | null;
  readonly limit: number;
}

/** Products on sale of a category with all below it, or of a brand, by id. */
export async function listGoodsOf(db: Reader, { shared, after, limit }: Asked): Promise<string[]> {
  const isOf = {
    category: sql`category_id in (
      select third.id from categories as third
      left join categories as second on second.id = third.parent_id
      where ${shared.id} in (third.id, second.id, second.parent_id))`,
    brand: sql`brand_id = ${shared.id}`,
  }[shared.kind];
  const { rows } = await sql<{ id: string }>`
    select id from products
    where state = 'onSale' and ${isOf} and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Products that were ever published, by id; of a category with all below it, or of a brand. */
export async function listProductIds(
  db: Reader,
  {
    categoryId,
    brandId,
    after,
    limit,
  }: {
    readonly categoryId: string | null;
    readonly brandId: string | null;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products
    where state <> 'draft' and (${after}::uuid is null or id > ${after}::uuid)
      and (${brandId}::text is null or brand_id = ${brandId})
      and (${categoryId}::text is null or category_id in (
        select third.id from categories as third left join categories as second on second.id = third.parent_id
        where ${categoryId} in (third.id, second.id, second.parent_id)))
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
