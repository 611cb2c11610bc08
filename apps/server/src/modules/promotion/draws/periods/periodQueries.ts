import { type Selectable, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { DrawPrizes } from '../../../../platform/database/schema.gen.ts';
import type { DrawPeriod, DrawPrize } from './DrawPeriod.ts';

const SHOWN_PERIODS = 50;

export const periodColumns = sql`
  id, number, starts_at as "startsAt", ends_at as "endsAt", encode(commitment, 'hex') as commitment,
  committed_at as "committedAt", encode(secret, 'hex') as secret
  from draw_periods left join draw_reveals on period_id = id`;

/** The one that runs, else the next, else the last. */
export async function findShownPeriod(db: Reader, now: Date): Promise<DrawPeriod | null> {
  const { rows } = await sql<DrawPeriod>`
    select ${periodColumns}
    order by ends_at <= ${now}, case when ends_at > ${now} then starts_at end, ends_at desc
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Newest first. */
export async function listPeriods(db: Reader): Promise<DrawPeriod[]> {
  const { rows } =
    await sql<DrawPeriod>`select ${periodColumns} order by starts_at desc limit ${SHOWN_PERIODS}`.execute(db);
  return rows;
}

export async function findRunningPeriod(
  db: Reader,
  now: Date,
): Promise<{ readonly id: string; readonly number: number; readonly sealedSecret: Buffer } | null> {
  const row = await db
    .selectFrom('draw_periods')
    .select(['id', 'number', 'sealed_secret'])
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row ? { id: row.id, number: row.number, sealedSecret: row.sealed_secret } : null;
}

export async function isRevealed(db: Reader, periodId: string): Promise<boolean> {
  const found = db.selectFrom('draw_reveals').select('period_id').where('period_id', '=', periodId);
  return (await found.executeTakeFirst()) !== undefined;
}

/** In the order of their positions. */
export async function listPrizes(db: Reader, periodId: string): Promise<DrawPrize[]> {
  const rows = await db
    .selectFrom('draw_prizes')
    .selectAll()
    .where('period_id', '=', periodId)
    .orderBy('position')
    .execute();
  return rows.map(prizeOf);
}

export function prizeOf(row: Selectable<DrawPrizes>): DrawPrize {
  return {
    position: row.position,
    name: row.name,
    kind: row.kind as DrawPrize['kind'],
    weight: row.weight,
    stock: row.stock,
    won: row.won,
    valueFen: row.value_fen,
    couponId: row.coupon_id,
    amount: row.amount,
    skuId: row.sku_id,
  };
}

/** Pieces of each coupon that periods which are not over have promised and not given yet. */
export async function sumPromisedCoupons(db: Reader, now: Date): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; pieces: number }>`
    select coupon_id as id, sum(stock - won)::int8 as pieces from draw_prizes
    join draw_periods as period on period.id = period_id
    where ends_at > ${now} and coupon_id is not null
    group by coupon_id`.execute(db);
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}

/** Number of draws so far. */
export async function readLastNumber(db: Reader): Promise<number> {
  const { last_number: last } = await db.selectFrom('draw_counter').select('last_number').executeTakeFirstOrThrow();
  return last;
}
