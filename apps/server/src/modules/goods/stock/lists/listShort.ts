import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';

export interface StockRow {
  readonly skuId: string;
  readonly productId: string;
  readonly onHand: number;
  readonly reserved: number;
  readonly available: number;
  readonly costHundredths: number | null;
  /** Pieces that went out within seven days; 0: none, or not counted yet. */
  readonly weekSold: number;
  /** Tenths of a day, as of the last count; null: nobody buys it. */
  readonly leftTenths: number | null;
}

const columns = sql`
  level.sku_id as "skuId", level.product_id as "productId", level.on_hand as "onHand", level.reserved, level.available,
  cost.cost_hundredths as "costHundredths", coalesce(outlook.week_sold, 0) as "weekSold", outlook.left_tenths as "leftTenths"`;

/** What will be gone within three days, soonest first; read from an index that holds nothing else. */
export async function listShort(
  db: Reader,
  { after, limit }: { after: { leftTenths: number; skuId: string } | null; limit: number },
): Promise<StockRow[]> {
  const further: RawBuilder<unknown> =
    after === null
      ? sql``
      : sql`and (outlook.left_tenths, outlook.sku_id) > (${after.leftTenths}, ${after.skuId}::uuid)`;
  const { rows } = await sql<StockRow>`
    select ${columns} from sku_outlooks as outlook
    join stock_levels as level on level.sku_id = outlook.sku_id
    left join sku_costs as cost on cost.sku_id = outlook.sku_id
    where outlook.is_short ${further}
    order by outlook.left_tenths, outlook.sku_id limit ${limit}`.execute(db);
  return rows;
}

/** How many will be gone within three days, and when that was counted last; null while nothing ever was. */
export async function countShort(db: Reader): Promise<{ readonly total: number; readonly countedAt: Date | null }> {
  const { rows } = await sql<{ total: number; countedAt: Date | null }>`
    select count(*) as total, max(counted_at) as "countedAt" from sku_outlooks where is_short`.execute(db);
  return rows[0] ?? { total: 0, countedAt: null };
}

/** The stock of SKUs, in the order of their ids given; those that never came in are left out. */
export async function listStock(db: Reader, skuIds: readonly string[]): Promise<StockRow[]> {
  if (skuIds.length === 0) return [];
  const { rows } = await sql<StockRow>`
    select ${columns} from unnest(${listed(skuIds, 'uuid')}) with ordinality as wanted (id, place)
    join stock_levels as level on level.sku_id = wanted.id
    left join sku_costs as cost on cost.sku_id = wanted.id
    left join sku_outlooks as outlook on outlook.sku_id = wanted.id
    order by wanted.place`.execute(db);
  return rows;
}
