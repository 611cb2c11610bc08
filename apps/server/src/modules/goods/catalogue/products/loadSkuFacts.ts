import type { OrderLine } from '@jiwu/pricing';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';
import { skuPicture } from './skuPicture.ts';

/** The facts of a SKU that a cart, a price and an order need. */
export interface SkuFacts extends Pick<
  OrderLine,
  'skuId' | 'productId' | 'categoryPath' | 'priceFen' | 'vipPriceFen' | 'wholesale' | 'weightGrams' | 'shippingTemplate'
> {
  readonly isOnSale: boolean;
  readonly title: string;
  /** The chosen options in words: 云灰，标准版. */
  readonly skuLabel: string;
  /** In its own options: 墨黑 looks black. */
  readonly picture: { readonly fileId: string; readonly placeholder: string; readonly alt: string };
  readonly limitPerUser: number | null;
  /** Of its shipping template: how soon it leaves, and from where. */
  readonly dispatchHours: number;
  readonly shipsFrom: string;
}

/** In one statement, by SKU. Unknown SKUs are left out. */
export async function loadSkuFacts(db: Reader, skuIds: readonly string[]): Promise<ReadonlyMap<string, SkuFacts>> {
  if (skuIds.length === 0) return new Map();
  const { rows } = await sql<SkuFacts>`
    select
      sku.id as "skuId", product.id as "productId", product.state = 'onSale' and sku.state = 'onSale' as "isOnSale", product.title,
      array_to_string(sku.option_values, '，') as "skuLabel",
      ${skuPicture} as picture,
      array[second.parent_id, second.id, third.id] as "categoryPath",
      sku.price_fen as "priceFen", sku.vip_price_fen as "vipPriceFen", sku.weight_grams as "weightGrams",
      coalesce((
        select json_agg(json_build_object('minQuantity', min_quantity, 'priceFen', price_fen) order by min_quantity)
        from sku_wholesale_tiers where sku_id = sku.id), '[]') as wholesale,
      product.limit_per_user as "limitPerUser", shipping.dispatch_hours as "dispatchHours",
      shipping.ships_from as "shipsFrom",
      json_build_object('id', shipping.id, 'name', shipping.name, 'feeFen', shipping.fee_fen,
        'freeFromFen', shipping.free_from_fen, 'vipFreeFromFen', shipping.vip_free_from_fen) as "shippingTemplate"
    from skus as sku
    join products as product on product.id = sku.product_id
    join shipping_templates as shipping on shipping.id = product.shipping_template_id
    join categories as third on third.id = product.category_id
    join categories as second on second.id = third.parent_id
    where sku.id = any(${listed([...new Set(skuIds)], 'uuid')}) and product.state <> 'draft' and sku.state <> 'draft'`.execute(
    db,
  );
  return new Map(rows.map((sku) => [sku.skuId, sku]));
}
