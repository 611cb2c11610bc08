import type { Reader } from '../../../platform/database/Reader.ts';

export interface ShownLine {
  readonly orderId: string;
  readonly id: string;
  readonly skuId: string;
  readonly productId: string;
  readonly title: string;
  readonly skuLabel: string;
  readonly picture: { readonly fileId: string; readonly placeholder: string; readonly alt: string };
  readonly quantity: number;
  readonly unitPriceFen: number;
  readonly payFen: number;
  readonly sentQuantity: number;
  readonly cancelledQuantity: number;
  readonly returnedQuantity: number;
}

/** The lines of a page of orders, in one statement. */
export async function listOrderLinesOf(
  db: Reader,
  { userIds, orderIds }: { userIds: readonly string[]; orderIds: readonly string[] },
): Promise<ShownLine[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('user_id', 'in', [...new Set(userIds)])
    .where('order_id', 'in', [...orderIds])
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    id: row.id,
    skuId: row.sku_id,
    productId: row.product_id,
    title: row.title,
    skuLabel: row.sku_label,
    picture: row.picture as unknown as ShownLine['picture'],
    quantity: row.quantity,
    unitPriceFen: row.unit_price_fen,
    payFen: row.pay_fen,
    sentQuantity: row.sent_quantity,
    cancelledQuantity: row.cancelled_quantity,
    returnedQuantity: row.returned_quantity,
  }));
}
