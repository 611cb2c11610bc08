import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { listed } from '../../../platform/database/listed.ts';

export interface StockLevel {
  readonly skuId: string;
  readonly onHand: number;
  readonly reserved: number;
  readonly available: number;
  readonly sold: number;
  /** Hundredths of a fen; null: unknown. Only for who may see it. */
  readonly costHundredths: number | null;
}

/** The figures of SKUs; one that never came in is not among them. */
export async function listLevels(db: Reader, skuIds: readonly string[]): Promise<ReadonlyMap<string, StockLevel>> {
  if (skuIds.length === 0) return new Map();
  const { rows } = await sql<StockLevel>`
    select level.sku_id as "skuId", on_hand as "onHand", reserved, available, sold, cost_hundredths as "costHundredths"
    from stock_levels as level left join sku_costs as cost on cost.sku_id = level.sku_id
    where level.sku_id = any(${listed([...new Set(skuIds)], 'uuid')})`.execute(db);
  return new Map(rows.map((row) => [row.skuId, row]));
}

/** Pieces of each product that can be ordered now, all its SKUs together. */
export async function sumAvailable(db: Reader, productIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<{ productId: string; available: number }>`
    select product_id as "productId", sum(available)::int as available from stock_levels
    where product_id = any(${listed([...new Set(productIds)], 'uuid')}) group by product_id`.execute(db);
  return new Map(rows.map(({ productId, available }) => [productId, available]));
}
