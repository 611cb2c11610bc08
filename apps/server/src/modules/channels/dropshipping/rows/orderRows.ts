import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { ParcelGroup } from './rowQueries.ts';
import type { RowPrice } from './Row.ts';

interface Batch {
  readonly userId: string;
  readonly id: string;
}

type Priced = Omit<ParcelGroup, 'rows'> & { readonly price: RowPrice };

/** Writes down what every good row costs: the orders are made at these prices, whatever the catalogue says by then. */
export async function priceRows(tx: Tx, { userId, id }: Batch, groups: readonly Priced[]): Promise<number> {
  const given = groups.map(({ skuId, pieces, province, price }) => ({
    sku_id: skuId,
    pieces,
    province,
    unit_price_fen: price.unitPriceFen,
    list_fen: price.listFen,
    goods_fen: price.goodsFen,
    shipping_fen: price.shippingFen,
    pay_fen: price.payFen,
    reasons: price.reasons,
  }));
  const { numAffectedRows } = await sql`
    update dropshipping_rows as row set unit_price_fen = given.unit_price_fen, list_fen = given.list_fen,
      goods_fen = given.goods_fen, shipping_fen = given.shipping_fen, pay_fen = given.pay_fen, reasons = given.reasons
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
      sku_id uuid, pieces integer, province text, unit_price_fen bigint, list_fen bigint, goods_fen bigint, shipping_fen bigint,
      pay_fen bigint, reasons jsonb)
    where row.user_id = ${userId} and row.batch_id = ${id} and row.state = 'good' and row.sku_id = given.sku_id
      and row.pieces = given.pieces and left(row.place_code, 2) = given.province`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** The rows have their orders. */
export async function markOrdered(
  tx: Tx,
  { userId, id }: Batch,
  rows: readonly { readonly no: number; readonly orderId: string }[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update dropshipping_rows as row set state = 'ordered', order_id = given.order_id
    from unnest(${rows.map(({ no }) => no)}::int[], ${rows.map(({ orderId }) => orderId)}::uuid[]) as given (no, order_id)
    where row.user_id = ${userId} and row.batch_id = ${id} and row.no = given.no and row.state = 'good'
      and row.no = any(${rows.map(({ no }) => no)}::int[])`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Pieces of each SKU that the batch has reserved: those of priced rows, ordered or still to be. */
export async function sumReserved(
  tx: Tx,
  { userId, id }: Batch,
): Promise<readonly { readonly skuId: string; readonly pieces: number }[]> {
  const { rows } = await sql<{ skuId: string; pieces: number }>`
    select sku_id as "skuId", sum(pieces)::int as pieces from dropshipping_rows
    where user_id = ${userId} and batch_id = ${id} and pay_fen is not null group by 1 order by 1`.execute(tx);
  return rows;
}
