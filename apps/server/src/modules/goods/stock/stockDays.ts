import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

/** A SKU that will be sold out soon, at the pace of the last seven days. */
export interface StockDays {
  readonly skuId: string;
  readonly productId: string;
  readonly available: number;
  /** Sold in the seven days. */
  readonly sold: number;
  readonly total: number;
}

/** Those with fewer days left than `days`, the shortest first; `total` says of how many. Pieces that orders took, less those they gave back. */
export async function listStockDays(
  db: Reader,
  { since, days, limit }: { since: Date; days: number; limit: number },
): Promise<StockDays[]> {
  const { rows } = await sql<StockDays>`
    with sold as (
      select sku_id, sum(reserved_delta) as sold from stock_movements
      where created_at >= ${since} and kind in ('reserve', 'release') and cause_kind in ('order', 'dropshippingBatch')
      group by sku_id having sum(reserved_delta) > 0
    )
    select level.sku_id as "skuId", product_id as "productId", available, sold::int as sold, count(*) over () as total
    from sold join stock_levels as level using (sku_id)
    where available * 7 < sold * ${days}::int
    order by available::float8 / sold, level.sku_id limit ${limit}`.execute(db);
  return rows;
}
