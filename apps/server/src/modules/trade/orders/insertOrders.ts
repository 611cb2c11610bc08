import { assert, newId } from '@jiwu/kernel';
import type { Channel, ShippingReason, UnitPriceReason } from '@jiwu/pricing';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { ShipTo } from './Order.ts';
import type { OrderKindName } from './OrderKindName.ts';

/** An order of one line, without any discount of the whole order. */
export interface PlainOrder {
  readonly id: string;
  readonly requestKey: string;
  readonly shipTo: ShipTo;
  readonly line: {
    readonly skuId: string;
    readonly productId: string;
    readonly title: string;
    readonly skuLabel: string;
    readonly picture: unknown;
    readonly quantity: number;
    readonly unitPriceFen: number;
    readonly unitPriceReason: UnitPriceReason;
    /** At ordinary prices. */
    readonly listFen: number;
  };
  readonly shippingFen: number;
  readonly shippingReason: ShippingReason;
  readonly dispatchHours: number;
}

interface Input {
  readonly userId: string;
  readonly kind: OrderKindName;
  readonly subjectId: string;
  readonly takesStock: boolean;
  readonly channel: Channel;
  readonly orders: readonly PlainOrder[];
  readonly payBy: Date;
  readonly now: Date;
}

/** Many orders of one kind about one thing, with their lines and the first step of their histories, in one statement. */
export async function insertOrders(tx: Tx, input: Input): Promise<void> {
  const { userId, now } = input;
  const { rows } = await sql<{ made: number }>`
    with buyer as (
      -- An account that is being closed waits for these orders, or they for it: then there is nobody to order.
      select id from users where id = ${userId} and state = 'active' for key share
    ), given as (
      select * from buyer, jsonb_to_recordset(${JSON.stringify(input.orders.map(rowOf))}::jsonb) as given (
        order_id uuid, request_key text, ship_to jsonb, line_id uuid, sku_id uuid, product_id uuid, title text, sku_label text,
        picture jsonb, quantity integer, unit_price_fen bigint, unit_price_reason jsonb, list_fen bigint, goods_fen bigint,
        shipping_fen bigint, shipping_reason jsonb, dispatch_hours smallint)
    ), made as (
      insert into orders (
        user_id, id, no, kind, subject_id, takes_stock, state, list_fen, goods_fen, campaign_fen, coupon_fen, integral_fen,
        integral, shipping_fen, delivery_fen, pay_fen, shipping_reason, ship_to, delivery, request_key, created_at, pay_by,
        is_credited, dispatch_hours)
      select ${userId}::uuid, order_id,
        next_order_no(${now}::timestamptz),
        ${input.kind}, ${input.subjectId}::uuid, ${input.takesStock}::boolean, 'awaitingPayment', list_fen, goods_fen, 0, 0, 0,
        0, shipping_fen, 0, goods_fen + shipping_fen, shipping_reason, ship_to, '{"kind": "standard"}'::jsonb, request_key,
        ${now}::timestamptz, ${input.payBy}::timestamptz, false, dispatch_hours
      from given
      returning id
    ), lines as (
      insert into order_lines (
        user_id, order_id, id, position, sku_id, product_id, title, sku_label, picture, channel, quantity, list_fen,
        unit_price_fen, unit_price_reason, goods_fen, campaign_fen, coupon_fen, integral_fen, integral, pay_fen)
      select ${userId}::uuid, order_id, line_id, 0, sku_id, product_id, title, sku_label, picture, ${input.channel}, quantity,
        list_fen, unit_price_fen, unit_price_reason, goods_fen, 0, 0, 0, 0, goods_fen
      from given
    ), history as (
      insert into order_history (user_id, order_id, position, from_state, to_state, by_kind, by_id, reason, at)
      select ${userId}::uuid, order_id, 0, null, 'awaitingPayment', 'user', ${userId}::uuid, '提交订单', ${now}::timestamptz
      from given
    )
    select count(*)::int as made from made`.execute(tx);
  const made = rows[0]?.made ?? 0;
  if (made === 0) throw new ShopError('SESSION_ENDED');
  assert(made === input.orders.length, 'every order of the statement is made');
}

function rowOf({ id, requestKey, shipTo, line, shippingFen, shippingReason, dispatchHours }: PlainOrder) {
  return {
    order_id: id,
    request_key: requestKey,
    ship_to: shipTo,
    line_id: newId(),
    sku_id: line.skuId,
    product_id: line.productId,
    title: line.title,
    sku_label: line.skuLabel,
    picture: line.picture,
    quantity: line.quantity,
    unit_price_fen: line.unitPriceFen,
    unit_price_reason: line.unitPriceReason,
    list_fen: line.listFen,
    goods_fen: line.unitPriceFen * line.quantity,
    shipping_fen: shippingFen,
    shipping_reason: shippingReason,
    dispatch_hours: dispatchHours,
  };
}
