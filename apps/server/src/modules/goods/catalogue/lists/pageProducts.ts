import type { rules } from '@jiwu/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';

export interface ProductsAsked {
  readonly view: (typeof rules.goods.views)[number];
  readonly categoryId: string | null;
  readonly brandId: string | null;
  /** Null: all. */
  readonly ids: readonly string[] | null;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

interface Place {
  readonly id: string;
  /** What the list is sorted by. */
  readonly at: Date;
}

const views: Readonly<Record<ProductsAsked['view'], RawBuilder<unknown>>> = {
  all: sql`true`,
  onSale: sql`product.state = 'onSale'`,
  offSale: sql`product.state = 'offSale'`,
  draft: sql`product.state = 'draft'`,
  edited: sql`true`,
  scheduled: sql`true`,
};

/**
 * A page of products of any state, what was changed last first. Every path reads its page from an index: products_changed, products_not_on_sale,
 * products_brand_changed, products_category_changed (a page of each leaf below the category), product_versions_newest and _due.
 */
export async function pageProducts(db: Reader, asked: ProductsAsked): Promise<Place[]> {
  if (asked.view === 'edited' || asked.view === 'scheduled') return await pageOpen(db, asked);
  const { view, categoryId, brandId, ids, after, limit } = asked;
  const conditions = [
    views[view],
    ...(brandId === null ? [] : [sql`product.brand_id = ${brandId}`]),
    ...(ids === null ? [] : [sql`product.id = any(${listed(ids, 'uuid')})`]),
    ...(after === null ? [] : [sql`(product.updated_at, product.id) < (${after.at}::timestamptz, ${after.id}::uuid)`]),
  ];
  const where = sql.join(conditions, sql` and `);
  const { rows } =
    categoryId === null
      ? await sql<Place>`
          select product.id, product.updated_at as at from products as product where ${where}
          order by product.updated_at desc, product.id desc limit ${limit}`.execute(db)
      : await sql<Place>`
          select page.id, page.updated_at as at from (${leaves(categoryId)}) as leaf
          cross join lateral (
            select product.id, product.updated_at from products as product
            where product.category_id = leaf.id and ${where}
            order by product.updated_at desc, product.id desc limit ${limit}
          ) as page
          order by page.updated_at desc, page.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Those of which something is being written, saved last first; or waits for its date, soonest first. */
async function pageOpen(db: Reader, asked: ProductsAsked): Promise<Place[]> {
  const { view, categoryId, brandId, ids, after, limit } = asked;
  const isScheduled = view === 'scheduled';
  const at = isScheduled ? sql`open.publish_at` : sql`open.saved_at`;
  const passed = isScheduled ? sql`>` : sql`<`;
  const order = isScheduled ? sql`asc` : sql`desc`;
  const conditions = [
    isScheduled ? sql`open.state = 'scheduled'` : sql`open.state <> 'published'`,
    ...(categoryId === null ? [] : [sql`product.category_id in (${leaves(categoryId)})`]),
    ...(brandId === null ? [] : [sql`product.brand_id = ${brandId}`]),
    ...(ids === null ? [] : [sql`product.id = any(${listed(ids, 'uuid')})`]),
    ...(after === null ? [] : [sql`(${at}, open.product_id) ${passed} (${after.at}::timestamptz, ${after.id}::uuid)`]),
  ];
  const { rows } = await sql<Place>`
    select product.id, ${at} as at from product_versions as open join products as product on product.id = open.product_id
    where ${sql.join(conditions, sql` and `)}
    order by ${at} ${order}, open.product_id ${order} limit ${limit}`.execute(db);
  return rows;
}

/** Categories of the third level in a category, itself perhaps. */
function leaves(categoryId: string): RawBuilder<unknown> {
  return sql`
    select third.id from categories as third join categories as second on second.id = third.parent_id
    where third.level = 3 and ${categoryId} in (third.id, second.id, second.parent_id)`;
}

interface Found {
  readonly words: string;
  readonly limit: number;
}

/** Products by what people read off a label: the code of a SKU or its beginning, the number of a product; and titles of those not on sale. */
export async function findByWords(db: Reader, { words, limit }: Found): Promise<string[]> {
  const no = /^\d{1,12}$/.test(words) ? words : null;
  const { rows } = await sql<{ id: string }>`
    (select product_id as id from skus where code like ${likeText(words)} limit ${limit})
    union
    (select product_id from skus where code like ${likeText(words.toUpperCase())} limit ${limit})
    union
    (select id from products where no = ${no}::bigint)
    union
    (select id from products where state <> 'onSale' and strpos(lower(title), lower(${words})) > 0
      order by state, updated_at desc limit ${limit})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Its beginning, by skus_code_prefix. */
function likeText(words: string): string {
  return `${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
