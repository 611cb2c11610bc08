import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';

/** The lowest ordinary price of each SKU that was in force within the last seven days; without those that are not on sale. */
export async function findWeekLows(
  db: Reader,
  { skuIds, now }: { skuIds: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, number>> {
  if (skuIds.length === 0) return new Map();
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS);
  const { rows } = await sql<{ skuId: string; lowFen: number }>`
    select sku.id as "skuId", (
        select min(price_fen) from sku_prices as price
        where price.sku_id = sku.id and valid_from >= coalesce((
          -- The one that was in force when the week began.
          select max(valid_from) from sku_prices as earlier where earlier.sku_id = sku.id and valid_from <= ${weekAgo}
        ), ${weekAgo})
      ) as "lowFen"
    from skus as sku join products as product on product.id = sku.product_id
    where sku.id = any(${listed([...new Set(skuIds)], 'uuid')}) and product.state = 'onSale' and sku.state = 'onSale'`.execute(
    db,
  );
  return new Map(rows.map(({ skuId, lowFen }) => [skuId, lowFen]));
}
