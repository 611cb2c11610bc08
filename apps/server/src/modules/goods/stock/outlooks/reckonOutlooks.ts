import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';

const WEEK_DAYS = 7;

/**
 * How long what is there of these SKUs will last, by what went out within the last seven days and did not come back. What nobody buys
 * has no outlook. Movements are read from their key: ids grow with time, and a day more than the week makes up for clocks that differ.
 */
export async function reckonOutlooks(tx: Tx, { skuIds, now }: { skuIds: readonly string[]; now: Date }): Promise<void> {
  if (skuIds.length === 0) return;
  const since = new Date(now.getTime() - WEEK_DAYS * DAY_MS);
  const list = sql`${[...new Set(skuIds)].toSorted()}::uuid[]`;
  await sql`
    with sold as (
      select level.sku_id, level.product_id, level.available, week.sold
      from stock_levels as level
      cross join lateral (
        select sum(sold_delta)::int as sold from stock_movements as movement
        where movement.sku_id = level.sku_id and movement.id >= ${idBefore(Date.now() - (WEEK_DAYS + 1) * DAY_MS)}::uuid
          and movement.created_at >= ${since}
      ) as week
      where level.sku_id = any(${list}) and week.sold > 0
    ), gone as (
      delete from sku_outlooks where sku_id = any(${list}) and not sku_id in (select sku_id from sold)
    )
    insert into sku_outlooks (sku_id, product_id, week_sold, left_tenths, is_short, counted_at)
    select sku_id, product_id, sold, left_tenths, left_tenths < ${rules.goods.shortDays * 10}, ${now}
    from sold, least(available::bigint * ${WEEK_DAYS * 10} / sold, 1000000) as left_tenths
    order by sku_id
    on conflict (sku_id) do update set week_sold = excluded.week_sold, left_tenths = excluded.left_tenths,
      is_short = excluded.is_short, counted_at = excluded.counted_at`.execute(tx);
}

/** The least UUIDv7 of a moment. */
function idBefore(ms: number): string {
  const hex = Math.max(0, Math.floor(ms)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** SKUs that ever came in, by id, a part at a time. */
export async function listStockedSkus(
  db: Reader,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ skuId: string }>`
    select sku_id as "skuId" from stock_levels where ${after}::uuid is null or sku_id > ${after}::uuid
    order by sku_id limit ${limit}`.execute(db);
  return rows.map(({ skuId }) => skuId);
}
