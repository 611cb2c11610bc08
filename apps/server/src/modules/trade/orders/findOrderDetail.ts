import type { Channel, DiscountReason, ShippingReason, UnitPriceReason } from '@jiwu/pricing';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { type Order, type OrderColumns, orderOf, type ShipTo } from './Order.ts';
import type { OrderState } from './orderStates.ts';

interface DetailLine {
  readonly id: string;
  readonly skuId: string;
  readonly productId: string;
  readonly title: string;
  readonly skuLabel: string;
  readonly picture: { readonly fileId: string; readonly placeholder: string; readonly alt: string };
  readonly quantity: number;
  readonly channel: Channel;
  /** The celebrity through whose pick it was bought: a user whom the buyer does not learn. */
  readonly creditId: string | null;
  readonly listFen: number;
  readonly unitPriceFen: number;
  readonly unitPriceReason: UnitPriceReason;
  readonly goodsFen: number;
  readonly campaignFen: number;
  readonly couponFen: number;
  readonly integralFen: number;
  readonly integral: number;
  readonly payFen: number;
  readonly sentQuantity: number;
  readonly cancelledQuantity: number;
  readonly returnedQuantity: number;
}

interface Step {
  readonly from: OrderState | null;
  readonly to: OrderState;
  readonly by: 'user' | 'staff' | 'shop';
  /** Of the user or the member of staff. No buyer is told which. */
  readonly byId: string | null;
  readonly reason: string;
  readonly at: string;
}

export interface OrderDetail {
  readonly order: Order;
  readonly listFen: number;
  readonly goodsFen: number;
  readonly deliveryFen: number;
  readonly shippingReason: ShippingReason;
  readonly shipTo: ShipTo;
  readonly delivery: unknown;
  readonly remark: string;
  readonly lines: readonly DetailLine[];
  readonly discounts: readonly {
    readonly rule: 'campaign' | 'coupon' | 'integral';
    readonly amountFen: number;
    readonly reason: DiscountReason;
  }[];
  readonly history: readonly Step[];
}

type Row = OrderColumns & {
  list_fen: number;
  goods_fen: number;
  delivery_fen: number;
  shipping_reason: ShippingReason;
  ship_to: ShipTo;
  delivery: unknown;
  remark: string;
} & Pick<OrderDetail, 'lines' | 'discounts' | 'history'>;

/**
 * Everything that the orders' own tables know of one, in one statement. It was made when its row says: the two are one moment, but for the
 * demo's order that is as if made just now, and history is only added to.
 */
export async function findOrderDetail(
  db: Reader,
  { userId, id }: { userId: string; id: string },
): Promise<OrderDetail | null> {
  const { rows } = await sql<Row>`
    select orders.*,
      (
        select json_agg(json_build_object(
          'id', line.id, 'skuId', sku_id, 'productId', product_id, 'title', title, 'skuLabel', sku_label,
          'picture', picture, 'quantity', quantity, 'channel', channel, 'creditId', credit_id, 'listFen', line.list_fen, 'unitPriceFen', unit_price_fen,
          'unitPriceReason', unit_price_reason, 'goodsFen', line.goods_fen, 'campaignFen', line.campaign_fen,
          'couponFen', line.coupon_fen, 'integralFen', line.integral_fen, 'integral', line.integral,
          'payFen', line.pay_fen, 'sentQuantity', sent_quantity, 'cancelledQuantity', cancelled_quantity,
          'returnedQuantity', returned_quantity) order by position)
        from order_lines as line where line.user_id = orders.user_id and line.order_id = orders.id
      ) as lines,
      coalesce((
        select json_agg(json_build_object('rule', rule, 'amountFen', amount_fen, 'reason', reason) order by position)
        from order_discounts where user_id = orders.user_id and order_id = orders.id
      ), '[]') as discounts,
      (
        select json_agg(json_build_object('from', from_state, 'to', to_state, 'by', by_kind, 'byId', by_id, 'reason', reason,
          'at', to_char(case when from_state is null then orders.created_at else at end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by position)
        from order_history where user_id = orders.user_id and order_id = orders.id
      ) as history
    from orders where user_id = ${userId} and id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    order: orderOf(row),
    listFen: row.list_fen,
    goodsFen: row.goods_fen,
    deliveryFen: row.delivery_fen,
    shippingReason: row.shipping_reason,
    shipTo: row.ship_to,
    delivery: row.delivery,
    remark: row.remark,
    lines: row.lines,
    discounts: row.discounts,
    history: row.history,
  };
}
