import { rules } from '@jiwu/contract';
import type { Reader } from '../../../platform/database/Reader.ts';
import { type AfterSale, afterSaleOf, totalFen } from './AfterSale.ts';

/** A refund that the shop made by itself. */
export interface ShopRefund extends Pick<AfterSale, 'refundTo' | 'appliedAt' | 'refundedAt'> {
  readonly totalFen: number;
}

/** Refunds that the shop made by itself for some of a user's orders, by order. */
export async function listShopRefunds(
  db: Reader,
  { userId, orderIds }: { userId: string; orderIds: readonly string[] },
): Promise<ReadonlyMap<string, ShopRefund>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('after_sales')
    .selectAll()
    .where('user_id', '=', userId)
    .where('order_id', 'in', [...orderIds])
    .where('reason', 'in', [...rules.afterSale.shopReasons])
    .execute();
  return new Map(
    rows
      .map(afterSaleOf)
      .map((one) => [
        one.orderId,
        { totalFen: totalFen(one), refundTo: one.refundTo, appliedAt: one.appliedAt, refundedAt: one.refundedAt },
      ]),
  );
}
