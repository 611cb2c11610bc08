import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { ProductFacts } from '../ProductFacts.ts';

interface LoadedProduct extends ProductFacts {
  readonly isOnSale: boolean;
}

type Row = Omit<LoadedProduct, 'listedAt'> & { readonly listedAt: Date };

/** The facts that lists and search show of products, in one statement. Unknown products are left out. */
export async function loadProductFacts(db: Reader, productIds: readonly string[]): Promise<LoadedProduct[]> {
  const { rows } = await sql<Row>`
    select
      product.id, product.title, product.subtitle, product.state = 'onSale' as "isOnSale",
      json_build_object('id', brand.id, 'name', brand.name, 'aliases', brand.aliases) as brand,
      json_build_array(
        json_build_object('id', first.id, 'name', first.name, 'aliases', first.aliases, 'attributes', first.attributes),
        json_build_object('id', second.id, 'name', second.name, 'aliases', second.aliases, 'attributes', second.attributes),
        json_build_object('id', third.id, 'name', third.name, 'aliases', third.aliases, 'attributes', third.attributes)
      ) as categories,
      product.parameters, product.options, product.tags,
      (
        select json_build_object('fileId', file_id, 'placeholder', placeholder, 'alt', alt)
        from product_pictures where product_id = product.id order by position limit 1
      ) as picture,
      (
        select json_agg(json_build_object(
          'id', id, 'optionValues', option_values, 'priceFen', price_fen,
          'marketPriceFen', market_price_fen, 'vipPriceFen', vip_price_fen) order by position)
        from skus where product_id = product.id and skus.state = 'onSale'
      ) as skus,
      product.sales_count as "salesCount", product.listed_at as "listedAt"
    from products as product
    join brands as brand on brand.id = product.brand_id
    join categories as third on third.id = product.category_id
    join categories as second on second.id = third.parent_id
    join categories as first on first.id = second.parent_id
    where product.id = any(${[...productIds]}::uuid[])`.execute(db);
  return rows;
}
