import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { type AfterSale, afterSaleOf, totalFen } from './AfterSale.ts';
import { listAfterSaleLines } from './afterSaleQueries.ts';

interface OfOrder extends Pick<AfterSale, 'id' | 'kind' | 'state' | 'appliedAt'> {
  readonly pieces: number;
  readonly totalFen: number;
  /** Integral that was taken back: of goods that were refunded after they had earned it. */
  readonly earnedBack: number;
  readonly lines: readonly { readonly lineId: string; readonly pieces: number }[];
}

/** Every request of an order, the newest first. */
export async function listAfterSalesOfOrder(
  db: Reader,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<OfOrder[]> {
  const rows = await db
    .selectFrom('after_sales')
    .selectAll()
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
  const afterSales = rows.map(afterSaleOf);
  const lines = await listAfterSaleLines(db, afterSales);
  return afterSales.map((afterSale) => {
    const own = lines.filter(({ afterSaleId }) => afterSaleId === afterSale.id);
    return {
      id: afterSale.id,
      kind: afterSale.kind,
      state: afterSale.state,
      appliedAt: afterSale.appliedAt,
      pieces: own.reduce((sum, { pieces }) => sum + pieces, 0),
      totalFen: totalFen(afterSale),
      earnedBack: isSettled(afterSale) ? afterSale.earnedBack : 0,
      lines: own.map(({ lineId, pieces }) => ({ lineId, pieces })),
    };
  });
}

function isSettled({ state }: AfterSale): boolean {
  return state === 'refunding' || state === 'refunded';
}

/** Requests that have not ended. */
export async function countOpenAfterSales(db: Reader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('after_sales')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The same by order. */
export async function listOpenByOrder(db: Reader, userId: string): Promise<{ orderId: string; requests: number }[]> {
  return await db
    .selectFrom('after_sales')
    .select(({ fn }) => ['order_id as orderId', fn.countAll<number>().as('requests')])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .groupBy('order_id')
    .execute();
}

/** For a page of orders: how many requests of each have not ended, and over how many pieces that left the house. */
export async function countOpenByOrder(
  db: Reader,
  { userId, orderIds }: { userId: string; orderIds: readonly string[] },
): Promise<Map<string, { readonly requests: number; readonly sentPieces: number }>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('after_sales as request')
    .innerJoin('after_sale_lines as line', (join) =>
      join.onRef('line.user_id', '=', 'request.user_id').onRef('line.after_sale_id', '=', 'request.id'),
    )
    .select(({ fn }) => [
      'request.order_id',
      fn.count<number>('request.id').distinct().as('requests'),
      fn.sum<number>('line.pieces').filterWhere('request.was_sent', '=', true).as('sent_pieces'),
    ])
    .where('request.user_id', '=', userId)
    .where('request.order_id', 'in', [...orderIds])
    .where('request.ended_at', 'is', null)
    .groupBy('request.order_id')
    .execute();
  return new Map(rows.map((row) => [row.order_id, { requests: row.requests, sentPieces: row.sent_pieces ?? 0 }]));
}

/** Whether anything about an order is still open. */
export async function hasOpenAfterSale(db: Reader, input: { userId: string; orderId: string }): Promise<boolean> {
  return (await countOpenByOrder(db, { userId: input.userId, orderIds: [input.orderId] })).size > 0;
}

/** The orders that were ever asked about, the one with the newest request first. */
export async function listAfterSaleOrderIds(
  db: Reader,
  { userId, limit }: { userId: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from after_sales where user_id = ${userId}
    group by order_id order by max(applied_at) desc, order_id desc limit ${limit}`.execute(db);
  return rows.map((row) => row.order_id);
}

/** Of orders of several users: those about which anything is still open. */
export async function findOpenOrderIds(
  db: Reader,
  orders: readonly { readonly userId: string; readonly orderId: string }[],
): Promise<ReadonlySet<string>> {
  if (orders.length === 0) return new Set();
  const { rows } = await sql<{ order_id: string }>`
    select request.order_id from after_sales as request
    join unnest(${orders.map(({ userId }) => userId)}::uuid[], ${orders.map(({ orderId }) => orderId)}::uuid[])
      as wanted (user_id, order_id) on wanted.user_id = request.user_id and wanted.order_id = request.order_id
    where request.ended_at is null`.execute(db);
  return new Set(rows.map((row) => row.order_id));
}
