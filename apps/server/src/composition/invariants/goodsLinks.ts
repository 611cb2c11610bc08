import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties what is said of goods to what was sold. */
export const goodsLinks: readonly Invariant[] = [
  {
    number: 49,
    title: 'A struck price was really charged',
    each: 'shop',
    query: sql`
      select sku.id as sku_id, sku.market_price_fen
      from skus as sku
      where sku.market_price_fen is not null
        and not exists (select from sku_prices where sku_id = sku.id and price_fen = sku.market_price_fen)
        and not exists (select from sku_deals where sku_id = sku.id and price_fen = sku.market_price_fen)`,
  },
];
