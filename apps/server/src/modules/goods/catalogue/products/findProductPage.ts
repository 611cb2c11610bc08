import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

const HISTORY_DAYS = 90;

interface ProductPage {
  readonly id: string;
  readonly no: number;
  readonly title: string;
  readonly subtitle: string;
  readonly isOnSale: boolean;
  readonly brand: { readonly id: string; readonly name: string };
  readonly categories: { readonly id: string; readonly name: string }[];
  readonly pictures: { readonly fileId: string; readonly placeholder: string; readonly alt: string }[];
  readonly options: {
    readonly name: string;
    readonly values: { readonly value: string; readonly swatch: string | null; readonly pictureId: string | null }[];
  }[];
  readonly skus: SkuOnPage[];
  readonly parameters: [string, string][];
  readonly tags: string[];
  readonly descriptionHtml: string;
  readonly limitPerUser: number | null;
  readonly salesCount: number;
  readonly openBox: { readonly count: number; readonly fromFen: number } | null;
  readonly shipping: {
    readonly shipsFrom: string;
    readonly dispatchHours: number;
    readonly feeFen: number;
    readonly freeFromFen: number;
    readonly vipFreeFromFen: number;
  };
  readonly listedAt: Date;
  readonly updatedAt: Date;
}

interface SkuOnPage {
  readonly id: string;
  readonly code: string;
  readonly optionValues: string[];
  readonly priceFen: number;
  readonly marketPriceFen: number | null;
  readonly vipPriceFen: number | null;
  readonly wholesale: { readonly minQuantity: number; readonly priceFen: number }[];
  readonly weightGrams: number;
  readonly prices: { readonly from: string; readonly priceFen: number }[];
}

/**
 * The catalogue's part of a product page, in one statement. A draft is not found; a product that was taken off sale is, so that
 * links and collections still lead to a page.
 */
export async function findProductPage(
  db: Reader,
  input: { productId: string; now: Date },
): Promise<ProductPage | undefined> {
  // Whole days: the answer of an unchanged product stays the same, byte for byte, until the next one.
  const since = new Date((Math.floor(input.now.getTime() / DAY_MS) - HISTORY_DAYS) * DAY_MS);
  const { rows } = await sql<ProductPage>`
    select
      product.id, product.no, product.title, product.subtitle, product.state = 'onSale' as "isOnSale",
      json_build_object('id', brand.id, 'name', brand.name) as brand,
      json_build_array(
        json_build_object('id', first.id, 'name', first.name),
        json_build_object('id', second.id, 'name', second.name),
        json_build_object('id', third.id, 'name', third.name)) as categories,
      (
        select json_agg(json_build_object('fileId', file_id, 'placeholder', placeholder, 'alt', alt) order by position)
        from product_pictures where product_id = product.id
      ) as pictures,
      product.options,
      (
        select json_agg(json_build_object(
          'id', sku.id, 'code', sku.code, 'optionValues', sku.option_values, 'priceFen', sku.price_fen,
          'marketPriceFen', sku.market_price_fen, 'vipPriceFen', sku.vip_price_fen, 'weightGrams', sku.weight_grams,
          'wholesale', coalesce((
            select json_agg(json_build_object('minQuantity', min_quantity, 'priceFen', price_fen) order by min_quantity)
            from sku_wholesale_tiers where sku_id = sku.id), '[]'),
          'prices', (
            select json_agg(json_build_object(
              'from', to_char(greatest(valid_from, ${since}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
              'priceFen', price_fen) order by valid_from)
            from sku_prices
            where sku_id = sku.id and valid_from >= coalesce(
              (select max(valid_from) from sku_prices where sku_id = sku.id and valid_from <= ${since}), ${since}))
        ) order by sku.position)
        from skus as sku where sku.product_id = product.id and sku.state = 'onSale'
      ) as skus,
      product.parameters, product.tags, product.description_html as "descriptionHtml",
      product.limit_per_user as "limitPerUser", product.sales_count as "salesCount",
      case when product.open_box_count > 0 then
        json_build_object('count', product.open_box_count, 'fromFen', product.open_box_from_fen) end as "openBox",
      json_build_object(
        'shipsFrom', shipping.ships_from, 'dispatchHours', shipping.dispatch_hours, 'feeFen', shipping.fee_fen,
        'freeFromFen', shipping.free_from_fen, 'vipFreeFromFen', shipping.vip_free_from_fen) as shipping,
      product.listed_at as "listedAt", product.updated_at as "updatedAt"
    from products as product
    join brands as brand on brand.id = product.brand_id
    join shipping_templates as shipping on shipping.id = product.shipping_template_id
    join categories as third on third.id = product.category_id
    join categories as second on second.id = third.parent_id
    join categories as first on first.id = second.parent_id
    where product.id = ${input.productId} and product.state <> 'draft'`.execute(db);
  return rows[0];
}
