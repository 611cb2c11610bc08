import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

interface Price {
  readonly from: Date;
  readonly priceFen: number;
  readonly vipPriceFen: number | null;
}

/** Every price that a SKU had, newest first. */
export async function listPrices(
  db: Reader,
  { skuId, before, limit }: { skuId: string; before: Date | null; limit: number },
): Promise<Price[]> {
  const { rows } = await sql<Price>`
    select valid_from as "from", price_fen as "priceFen", vip_price_fen as "vipPriceFen" from sku_prices
    where sku_id = ${skuId} and (${before}::timestamptz is null or valid_from < ${before}::timestamptz)
    order by valid_from desc limit ${limit}`.execute(db);
  return rows;
}
