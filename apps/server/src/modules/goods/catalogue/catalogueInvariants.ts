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
      where last.price_fen is distinct from sku.price_fen or last.vip_price_fen is distinct from sku.vip_price_fen`,
  },
  {
    number: 49,
    title: 'A struck price was really charged',
    each: 'shop',
    query: sql`
      select sku.id as sku_id, sku.market_price_fen
      from skus as sku
      where sku.market_price_fen is not null and not exists (
        select from sku_prices where sku_id = sku.id and price_fen = sku.market_price_fen)`,
  },
];
