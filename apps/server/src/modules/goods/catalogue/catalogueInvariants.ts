import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

/** Beyond the list of invariants.md, numbered after it. */
export const catalogueInvariants: readonly Invariant[] = [
  {
    number: 48,
    title: "A SKU's price is the last one of its history",
    each: 'shop',
    query: sql`
      select sku.id as sku_id, sku.price_fen, sku.vip_price_fen, last.price_fen as last_price_fen
      from skus as sku
      left join lateral (
        select price_fen, vip_price_fen from sku_prices where sku_id = sku.id order by valid_from desc limit 1
      ) as last on true
      where sku.state <> 'draft'
        and (last.price_fen is distinct from sku.price_fen or last.vip_price_fen is distinct from sku.vip_price_fen)`,
  },
  {
    number: 105,
    title: 'What is on sale has a SKU that is, and a picture; what was never published has a draft, and no SKU on sale',
    each: 'shop',
    query: sql`
      select product.id as product_id, product.state from products as product
      where product.state = 'onSale' and (
          not exists (select from product_pictures where product_id = product.id)
          or not exists (select from skus where product_id = product.id and state = 'onSale'))
        or product.state = 'draft' and (
          exists (select from skus where product_id = product.id and state <> 'draft')
          or not exists (select from product_versions where product_id = product.id and state <> 'published'))`,
  },
];
