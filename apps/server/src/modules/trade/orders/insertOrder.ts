import { assert, newId } from '@jiwu/kernel';
import type { Channel, OrderPrice } from '@jiwu/pricing';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { OrderKindName } from './OrderKindName.ts';
import { type Order, type OrderColumns, orderOf, type ShipTo } from './Order.ts';
import { refuseUnpaid, type Unpaid } from './unpaidOrders.ts';

interface NewOrderLine {
  /** As the price names it. */
  readonly lineId: string;
  readonly skuId: string;
  readonly productId: string;
  readonly title: string;
  readonly skuLabel: string;
  readonly picture: unknown;
  readonly channel: Channel;
  readonly creditId?: string;
}

interface NewOrder {
  readonly userId: string;
  readonly id: string;
  readonly kind: OrderKindName;
  readonly subjectId: string | null;
  readonly takesStock: boolean;
  readonly lines: readonly NewOrderLine[];
  readonly price: OrderPrice;
  /** A query with `promoter_id` and `place`, and one row at most: whose link the buyer clicked last. */
  readonly lastClick: RawBuilder<unknown> | null;
  /** `unpaidQuery`, where the user's unpaid orders count: a full one makes no order. */
  readonly unpaid: RawBuilder<unknown> | null;
  readonly shipTo: ShipTo;
  readonly delivery: unknown;
  /** Of its goods, those that take longest to leave. */
  readonly dispatchHours: number;
  readonly remark: string;
  readonly requestKey: string;
  readonly payBy: Date;
  readonly now: Date;
}

const notCounted = sql`select false as is_full, false as has_lapsed`;
const noClick = sql`select null::uuid as promoter_id, null::text as place`;

/** The order with its lines, discounts, first step of history and last click, in one statement. */
export async function insertOrder(tx: Tx, input: NewOrder): Promise<Order> {
  const { userId, id, price, now } = input;
  const sumOf = (rule: string): number =>
    price.discounts.filter((one) => one.rule === rule).reduce((sum, { amountFen }) => sum + amountFen, 0);
  const discounts = price.discounts.map(({ rule, id: ruleId, amountFen, reason }, position) => ({
    position,
    rule,
    rule_id: ruleId,
    amount_fen: amountFen,
    reason,
  }));
  const { rows } = await sql<{ [K in keyof OrderColumns]: OrderColumns[K] | null } & Unpaid>`
    with unpaid as (${input.unpaid ?? notCounted}), buyer as (
      -- An account that is being closed waits for this order, or this order for it: then there is nobody to order.
      select id from users where id = ${userId} and state = 'active' for key share
    ), made as (
      insert into orders (
        user_id, id, no, kind, subject_id, takes_stock, state, list_fen, goods_fen, campaign_fen, coupon_fen, integral_fen,
        integral, shipping_fen, delivery_fen, pay_fen, shipping_reason, user_coupon_id, ship_to, delivery, remark,
        request_key, created_at, pay_by, click_promoter_id, click_place, is_credited, dispatch_hours)
      select
        ${userId}::uuid, ${id}::uuid,
        next_order_no(${now}::timestamptz),
        ${input.kind}, ${input.subjectId}::uuid, ${input.takesStock}::boolean, 'awaitingPayment', ${price.listFen}::int8,
        ${price.goodsFen}::int8, ${sumOf('campaign')}::int8, ${sumOf('coupon')}::int8, ${sumOf('integral')}::int8,
        ${price.integral.used}::int8, ${price.shippingFen}::int8, ${price.deliveryFen}::int8, ${price.payFen}::int8,
        ${JSON.stringify(price.shippingReason)}::jsonb,
        ${price.discounts.find(({ rule }) => rule === 'coupon')?.id ?? null}::uuid, ${JSON.stringify(input.shipTo)}::jsonb,
        ${JSON.stringify(input.delivery)}::jsonb, ${input.remark}, ${input.requestKey}, ${now}::timestamptz,
        ${input.payBy}::timestamptz, click.promoter_id, click.place,
        ${input.lines.some(({ creditId }) => creditId !== undefined)}::boolean or click.promoter_id is not null,
        ${input.dispatchHours}::smallint
      from buyer join unpaid on not unpaid.is_full left join (${input.lastClick ?? noClick}) as click on true
      returning *
    ), lines as (
      insert into order_lines (
        user_id, order_id, id, position, sku_id, product_id, title, sku_label, picture, channel, credit_id, quantity, list_fen,
        unit_price_fen, unit_price_reason, goods_fen, campaign_id, campaign_fen, coupon_fen, integral_fen, integral, pay_fen)
      select made.user_id, made.id, line.* from made, jsonb_to_recordset(${JSON.stringify(lineRows(input))}::jsonb) as line (
        id uuid, position smallint, sku_id uuid, product_id uuid, title text, sku_label text, picture jsonb, channel text,
        credit_id uuid, quantity integer, list_fen bigint, unit_price_fen bigint, unit_price_reason jsonb, goods_fen bigint,
        campaign_id uuid, campaign_fen bigint, coupon_fen bigint, integral_fen bigint, integral bigint, pay_fen bigint)
    ), discounts as (
      insert into order_discounts (user_id, order_id, position, rule, rule_id, amount_fen, reason)
      select made.user_id, made.id, discount.* from made, jsonb_to_recordset(${JSON.stringify(discounts)}::jsonb)
        as discount (position smallint, rule text, rule_id uuid, amount_fen bigint, reason jsonb)
    ), history as (
      insert into order_history (user_id, order_id, position, from_state, to_state, by_kind, by_id, reason, at)
      select user_id, id, 0, null, 'awaitingPayment', 'user', user_id, '提交订单', created_at from made
    )
    select made.*, unpaid.is_full as "isFull", unpaid.has_lapsed as "hasLapsed" from unpaid left join made on true`
    .execute(tx)
    .catch((error: unknown) => {
      // The answer to this request has been forgotten since; the order has not.
      const isKnown = violatedConstraint(error) === 'orders_user_id_request_key_key';
      throw isKnown ? new ShopError('IDEMPOTENCY_CONFLICT') : error;
    });
  const [row] = rows;
  if (row?.isFull) refuseUnpaid(row);
  if (!isMade(row)) throw new ShopError('SESSION_ENDED');
  return orderOf(row);
}

function isMade(row: Partial<Readonly<Record<keyof OrderColumns, unknown>>> | undefined): row is OrderColumns {
  return row?.id !== undefined && row.id !== null;
}

function lineRows({ lines, price }: NewOrder): unknown[] {
  const campaigns = price.discounts.filter(({ rule }) => rule === 'campaign');
  return price.lines.map((priced, position) => {
    const line = lines.find(({ lineId }) => lineId === priced.lineId);
    assert(line, `line ${priced.lineId} of the price`);
    return {
      id: newId(),
      position,
      sku_id: line.skuId,
      product_id: line.productId,
      title: line.title,
      sku_label: line.skuLabel,
      picture: line.picture,
      channel: line.channel,
      credit_id: line.creditId ?? null,
      quantity: priced.quantity,
      list_fen: priced.listFen,
      unit_price_fen: priced.unitPriceFen,
      unit_price_reason: priced.unitPriceReason,
      goods_fen: priced.goodsFen,
      campaign_id: campaigns.find(({ shares }) => shares.some((one) => one.lineId === priced.lineId))?.id ?? null,
      campaign_fen: priced.campaignFen,
      coupon_fen: priced.couponFen,
      integral_fen: priced.integralFen,
      integral: priced.integral,
      pay_fen: priced.payFen,
    };
  });
}
