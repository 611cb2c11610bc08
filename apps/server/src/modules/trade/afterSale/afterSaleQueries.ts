import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/Reader.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { AfterSaleLines } from '../../../platform/database/schema.gen.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type AfterSale, type AfterSaleLine, afterSaleOf } from './AfterSale.ts';
import { type AfterSaleState, openStates, voidStates } from './afterSaleStates.ts';
import type { Claim } from './planAfterSale.ts';

const PAGE = 20;

/** Another user's request counts as not found. Staff leave the user out. */
export async function getAfterSale(db: Reader, input: { userId?: string; id: string }): Promise<AfterSale> {
  let query = db.selectFrom('after_sales').selectAll().where('id', '=', input.id);
  if (input.userId !== undefined) query = query.where('user_id', '=', input.userId);
  const row = await query.executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return afterSaleOf(row);
}

/** Requests of a user by their ids, in any order; those of others are left out. Staff leave the user out. */
export async function listAfterSalesById(
  db: Reader,
  { userId, ids }: { userId?: string; ids: readonly string[] },
): Promise<AfterSale[]> {
  if (ids.length === 0) return [];
  let query = db
    .selectFrom('after_sales')
    .selectAll()
    .where('id', 'in', [...ids]);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  return (await query.execute()).map(afterSaleOf);
}

export interface AfterSalePage {
  readonly items: readonly AfterSale[];
  readonly nextCursor: string | null;
}

/** A user's own, the newest first. */
export async function listAfterSales(
  db: Reader,
  input: { userId: string; cursor: string | undefined },
): Promise<AfterSalePage> {
  let query = db
    .selectFrom('after_sales')
    .selectAll()
    .where('user_id', '=', input.userId)
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  if (input.cursor) query = query.where('id', '<', decodeCursor(input.cursor, z.tuple([z.uuid()]))[0]);
  const rows = (await query.execute()).map(afterSaleOf);
  const last = rows[PAGE - 1];
  return { items: rows.slice(0, PAGE), nextCursor: rows.length > PAGE && last ? encodeCursor([last.id]) : null };
}

/** For staff: requests in one state, or all open ones; the oldest first. */
export async function listStaffAfterSales(
  db: Reader,
  input: { state: AfterSaleState | undefined; cursor: string | undefined },
): Promise<AfterSalePage> {
  let query = db
    .selectFrom('after_sales')
    .selectAll()
    .orderBy('applied_at')
    .orderBy('id')
    .limit(PAGE + 1);
  query = input.state ? query.where('state', '=', input.state) : query.where('ended_at', 'is', null);
  if (input.cursor) {
    const [at, id] = decodeCursor(input.cursor, timeCursor);
    query = query.where((where) => where(where.refTuple('applied_at', 'id'), '>', where.tuple(new Date(at), id)));
  }
  const rows = (await query.execute()).map(afterSaleOf);
  const last = rows[PAGE - 1];
  const nextCursor = rows.length > PAGE && last ? encodeCursor([last.appliedAt.toISOString(), last.id]) : null;
  return { items: rows.slice(0, PAGE), nextCursor };
}

/**
 * By line: the pieces, money and integral that open or granted requests have taken already. The caller holds the order, or only
 * shows it.
 */
export async function listClaims(
  db: Reader,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Map<string, Claim>> {
  const { rows } = await sql<Claim>`
    select line.line_id as "lineId",
      coalesce(sum(line.pieces) filter (where request.state = any(${[...openStates]})), 0)::int as "openPieces",
      sum(line.money_fen)::int8 as "moneyFen", sum(line.integral)::int8 as integral
    from after_sales as request
    join after_sale_lines as line on line.user_id = request.user_id and line.after_sale_id = request.id
    where request.user_id = ${userId} and request.order_id = ${orderId} and request.state <> all(${[...voidStates]})
    group by line.line_id`.execute(db);
  return new Map(rows.map((row) => [row.lineId, row]));
}

/** The lines of some requests, in one statement. */
export async function listAfterSaleLines(
  db: Reader,
  afterSales: readonly Pick<AfterSale, 'userId' | 'id'>[],
): Promise<(AfterSaleLine & { readonly afterSaleId: string })[]> {
  if (afterSales.length === 0) return [];
  const rows = await db
    .selectFrom('after_sale_lines')
    .selectAll()
    .where('user_id', 'in', [...new Set(afterSales.map(({ userId }) => userId))])
    .where(
      'after_sale_id',
      'in',
      afterSales.map(({ id }) => id),
    )
    .orderBy('line_id')
    .execute();
  return rows.map((row) => ({ afterSaleId: row.after_sale_id, ...lineOf(row) }));
}

function lineOf(row: Selectable<AfterSaleLines>): AfterSaleLine {
  return {
    lineId: row.line_id,
    pieces: row.pieces,
    goodsFen: row.goods_fen,
    campaignFen: row.campaign_fen,
    couponFen: row.coupon_fen,
    integralFen: row.integral_fen,
    moneyFen: row.money_fen,
    integral: row.integral,
    earnedIntegral: row.earned_integral,
  };
}

/** Money returned for an order so far, by requests that are refunded or being refunded. */
export async function sumRefunded(
  db: Reader,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(money_fen + shipping_fen), 0)::int8 as total from after_sales
    where user_id = ${userId} and order_id = ${orderId} and state in ('refunding', 'refunded')`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Integral returned for an order so far. */
export async function sumIntegralBack(
  db: Reader,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(integral_back), 0)::int8 as total from after_sales
    where user_id = ${userId} and order_id = ${orderId} and state in ('refunding', 'refunded')`.execute(db);
  return rows[0]?.total ?? 0;
}

/** By order: earned integral that refunds took back. */
export async function sumEarnedBack(db: Reader, userId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ orderId: string; total: number }>`
    select order_id as "orderId", sum(earned_back)::int8 as total from after_sales
    where user_id = ${userId} and state in ('refunding', 'refunded') and earned_back > 0 group by order_id`.execute(db);
  return new Map(rows.map(({ orderId, total }) => [orderId, total]));
}
