import { sql } from 'kysely';
import { listed } from '../../../../platform/database/listed.ts';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';

interface Made {
  readonly drafts: number;
  readonly scheduled: number;
  readonly published: number;
  readonly problems: readonly { readonly problem: string; readonly products: number }[];
}

/** Products that were never published, and products that were; those that are gone count nowhere. */
export async function countMade(db: Reader, productIds: readonly string[]): Promise<Made> {
  const list = listed(productIds, 'uuid');
  const { rows: counts } = await sql<Omit<Made, 'problems'>>`
    select count(*) filter (where product.state = 'draft' and version.state = 'draft')::int as drafts,
      count(*) filter (where product.state = 'draft' and version.state = 'scheduled')::int as scheduled,
      count(*) filter (where product.state <> 'draft')::int as published
    from products as product
    left join product_versions as version on version.product_id = product.id and version.state <> 'published'
    where product.id = any(${list})`.execute(db);
  const { rows: problems } = await sql<Made['problems'][number]>`
    select version.problem, count(*)::int as products
    from products as product join product_versions as version on version.product_id = product.id
    where product.id = any(${list}) and product.state = 'draft' and version.state = 'draft' and version.problem is not null
    group by version.problem order by products desc, version.problem limit 5`.execute(db);
  const { drafts = 0, scheduled = 0, published = 0 } = counts[0] ?? {};
  return { drafts, scheduled, published, problems };
}

/**
 * Those of the products that were never published and wait for no date are due now: the sweep publishes them, each by itself. Answers
 * how many. Products are taken in the order of their ids.
 */
export async function scheduleMade(
  tx: Tx,
  input: {
    readonly productIds: readonly string[];
    readonly reason: string;
    readonly staffId: string;
    readonly now: Date;
  },
): Promise<number> {
  const { productIds, reason, staffId, now } = input;
  const { rows } = await sql<{ id: string }>`
    select id from products where id = any(${listed(productIds, 'uuid')}) and state = 'draft'
    order by id for no key update`.execute(tx);
  const { rows: due } = await sql<{ id: string }>`
    update product_versions set state = 'scheduled', publish_at = ${now}, reason = ${reason}, saved_by = ${staffId},
      problem = null
    where product_id = any(${listed(
      rows.map(({ id }) => id),
      'uuid',
    )}) and state = 'draft'
    returning product_id as id`.execute(tx);
  await sql`
    update products set version = version + 1, changed_by = ${staffId}, updated_at = ${now}
    where id = any(${listed(
      due.map(({ id }) => id),
      'uuid',
    )})`.execute(tx);
  return due.length;
}
