import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';

/** What a list of staff shows of a product; its stock stands beside it. */
export interface ProductRow {
  readonly id: string;
  readonly no: number;
  readonly title: string;
  readonly picture: { readonly fileId: string; readonly placeholder: string; readonly alt: string } | null;
  readonly state: 'draft' | 'onSale' | 'offSale';
  readonly brandName: string;
  readonly categoryName: string;
  readonly skuCount: number;
  readonly fromFen: number | null;
  readonly toFen: number | null;
  readonly salesCount: number;
  readonly draftState: 'draft' | 'scheduled' | null;
  readonly publishAt: Date | null;
  readonly updatedAt: Date;
}

/** In one statement; in the order of the ids. What was never published shows what its draft says. */
export async function listProductRows(db: Reader, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProductRow>`
    select product.id, product.no, product.title, product.state, brand.name as "brandName", category.name as "categoryName",
      coalesce((
        select json_build_object('fileId', file_id, 'placeholder', placeholder, 'alt', alt)
        from product_pictures where product_id = product.id order by position limit 1
      ), (open.body -> 'pictures' -> 0)::json) as picture,
      case product.state when 'draft' then jsonb_array_length(open.body -> 'skus') else sku.count end as "skuCount",
      sku.from_fen as "fromFen", sku.to_fen as "toFen", product.sales_count as "salesCount", open.state as "draftState",
      open.publish_at as "publishAt", product.updated_at as "updatedAt"
    from unnest(${listed(ids, 'uuid')}) with ordinality as wanted (id, place)
    join products as product on product.id = wanted.id
    join brands as brand on brand.id = product.brand_id
    join categories as category on category.id = product.category_id
    left join product_versions as open on open.product_id = product.id and open.state <> 'published'
    cross join lateral (
      select count(*)::int as count, min(price_fen) as from_fen, max(price_fen) as to_fen
      from skus where product_id = product.id and state = 'onSale'
    ) as sku
    order by wanted.place`.execute(db);
  return rows;
}
