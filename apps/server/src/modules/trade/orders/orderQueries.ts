import type { Channel } from '@jiwu/pricing';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { OrderKindName } from './OrderKindName.ts';
import { type Order, orderColumns, orderOf, type ShipTo } from './Order.ts';

interface Key {
  readonly userId: string;
  readonly id: string;
}

export async function findOrder(db: Reader, { userId, id }: Key): Promise<Order | null> {
  const row = await db
    .selectFrom('orders')
    .select(orderColumns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? orderOf(row) : null;
}

export async function getOrder(db: Reader, key: Key): Promise<Order> {
  const order = await findOrder(db, key);
  if (!order) throw new ShopError('NOT_FOUND');
  return order;
}

/** Holds the order until the transaction ends: the first lock of every flow that changes one. */
export async function findAndLockOrder(tx: Tx, { userId, id }: Key): Promise<Order | null> {
  const row = await tx
    .selectFrom('orders')
    .select(orderColumns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? orderOf(row) : null;
}

export async function lockOrder(tx: Tx, key: Key): Promise<Order> {
  const order = await findAndLockOrder(tx, key);
  if (!order) throw new ShopError('NOT_FOUND');
  return order;
}

/** By the number that people know. */
export async function findOrderByNo(db: Reader, no: string): Promise<Order | null> {
  const row = await db.selectFrom('orders').select(orderColumns).where('no', '=', no).executeTakeFirst();
  return row ? orderOf(row) : null;
}

export async function getOrderByNo(db: Reader, no: string): Promise<Order> {
  const order = await findOrderByNo(db, no);
  if (!order) throw new ShopError('NOT_FOUND');
  return order;
}

export interface OrderLineRecord {
  readonly id: string;
  readonly skuId: string;
  readonly productId: string;
  readonly title: string;
  readonly skuLabel: string;
  readonly picture: { readonly fileId: string; readonly placeholder: string; readonly alt: string };
  readonly channel: Channel;
  /** Whom the line is credited to by where it was bought. */
  readonly creditId: string | null;
  readonly quantity: number;
  readonly goodsFen: number;
  readonly campaignFen: number;
  readonly couponFen: number;
  readonly integralFen: number;
  readonly integral: number;
  readonly payFen: number;
  readonly earnedIntegral: number;
  readonly earnedPieces: number;
  readonly sentQuantity: number;
  readonly cancelledQuantity: number;
  readonly returnedQuantity: number;
}

/** In the order in which they stand. */
export async function listOrderLines(db: Reader, { userId, id }: Key): Promise<OrderLineRecord[]> {
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('user_id', '=', userId)
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    skuId: row.sku_id,
    productId: row.product_id,
    title: row.title,
    skuLabel: row.sku_label,
    picture: row.picture as unknown as OrderLineRecord['picture'],
    channel: row.channel as Channel,
    creditId: row.credit_id,
    quantity: row.quantity,
    goodsFen: row.goods_fen,
    campaignFen: row.campaign_fen,
    couponFen: row.coupon_fen,
    integralFen: row.integral_fen,
    integral: row.integral,
    payFen: row.pay_fen,
    earnedIntegral: row.earned_integral,
    earnedPieces: row.earned_pieces,
    sentQuantity: row.sent_quantity,
    cancelledQuantity: row.cancelled_quantity,
    returnedQuantity: row.returned_quantity,
  }));
}

/** Pieces of a product that a user has bought in orders of these kinds that were not closed, without those that were refunded. */
export async function countBought(
  db: Reader,
  input: { userId: string; productId: string; kinds: readonly OrderKindName[] },
): Promise<number> {
  const row = await db
    .selectFrom('order_lines')
    .innerJoin('orders', (join) =>
      join.onRef('orders.user_id', '=', 'order_lines.user_id').onRef('orders.id', '=', 'order_lines.order_id'),
    )
    .select(({ fn, eb }) =>
      fn
        .coalesce(
          fn.sum<number>(eb(eb('quantity', '-', eb.ref('cancelled_quantity')), '-', eb.ref('returned_quantity'))),
          eb.lit(0),
        )
        .as('pieces'),
    )
    .where('order_lines.user_id', '=', input.userId)
    .where('product_id', '=', input.productId)
    .where('orders.state', '<>', 'closed')
    .where('orders.kind', 'in', [...input.kinds])
    .executeTakeFirstOrThrow();
  return row.pieces;
}

/** Orders of these kinds whose payment was due before a moment; the oldest first. */
export async function listOverdue(
  db: Reader,
  input: { kinds: readonly OrderKindName[]; before: Date; limit: number },
): Promise<Key[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['user_id', 'id'])
    .where('state', '=', 'awaitingPayment')
    .where('pay_by', '<=', input.before)
    .where('kind', 'in', [...input.kinds])
    .orderBy('pay_by')
    .limit(input.limit)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, id: row.id }));
}

/** Orders that count as received by now. */
export async function listToReceive(db: Reader, input: { now: Date; limit: number }): Promise<Key[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['user_id', 'id'])
    .where('state', '=', 'awaitingReceipt')
    .where('receive_by', '<=', input.now)
    .orderBy('receive_by')
    .limit(input.limit)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, id: row.id }));
}

/** The address, unmasked: for staff who send the parcel. */
export async function getShipTo(db: Reader, { userId, id }: Key): Promise<ShipTo> {
  const row = await db
    .selectFrom('orders')
    .select('ship_to')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.ship_to as unknown as ShipTo;
}

/** A part of the order is still being settled: its automatic receipt moves to another day. */
export async function postponeReceipt(tx: Tx, { userId, id, until }: Key & { until: Date }): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ receive_by: until })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'awaitingReceipt')
    .execute();
}
