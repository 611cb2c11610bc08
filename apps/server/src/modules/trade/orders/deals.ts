import { rules } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { listed } from '../../../platform/database/listed.ts';

/**
 * A part of the statement that marks an order paid (`changed`): the prices at which it was sold, each once a day. What VIPs and businesses
 * paid, and units that were opened, set no struck price. In the order of the key, so that two orders of the same goods never wait for each
 * other in a circle; a price that is there already is waited for by nobody.
 */
export function deals({ userId, now }: { userId: string; now: Date }): RawBuilder<unknown> {
  return sql`dealt as (
    insert into sku_deals (sku_id, day, price_fen)
    select distinct line.sku_id, ${businessDay(now)}::date, line.unit_price_fen
    from changed join order_lines as line on line.user_id = ${userId} and line.order_id = changed.id
    where line.unit_price_fen > 0 and line.channel <> 'openBox'
      and line.unit_price_reason ->> 'code' in ('ordinaryPrice', 'channelPrice')
    order by 1, 2, 3
    on conflict do nothing
  )`;
}

/** The first day that counts. */
function firstDay(now: Date): string {
  return businessDay(new Date(now.getTime() - (rules.goods.dealDays - 1) * DAY_MS));
}

/** The lowest price at which each SKU was sold within the last seven days; those that were not sold are left out. */
export async function findLowestDeals(
  db: Reader,
  { skuIds, now }: { skuIds: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, number>> {
  if (skuIds.length === 0) return new Map();
  const { rows } = await sql<{ skuId: string; lowestFen: number }>`
    select sku_id as "skuId", min(price_fen)::int8 as "lowestFen" from sku_deals
    where sku_id = any(${listed([...new Set(skuIds)], 'uuid')}) and day >= ${firstDay(now)}::date
    group by sku_id`.execute(db);
  return new Map(rows.map(({ skuId, lowestFen }) => [skuId, lowestFen]));
}

/** The lowest of each of those days on which it was sold, oldest first. */
export async function listDeals(
  db: Reader,
  { skuId, now }: { skuId: string; now: Date },
): Promise<{ day: string; lowestFen: number }[]> {
  const { rows } = await sql<{ day: string; lowestFen: number }>`
    select day::text as day, min(price_fen)::int8 as "lowestFen" from sku_deals
    where sku_id = ${skuId} and day >= ${firstDay(now)}::date
    group by day order by day`.execute(db);
  return rows;
}
