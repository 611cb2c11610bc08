import type { Reader } from '../../../platform/database/Reader.ts';

interface SoldLine {
  readonly userId: string;
  readonly orderId: string;
  readonly lineId: string;
}

/** The newest lines in which a SKU was bought: ids are in the order of time. */
export async function listNewestLinesOfSku(
  db: Reader,
  { skuId, limit }: { skuId: string; limit: number },
): Promise<SoldLine[]> {
  return await db
    .selectFrom('order_lines')
    .select(['user_id as userId', 'order_id as orderId', 'id as lineId'])
    .where('sku_id', '=', skuId)
    .orderBy('order_id', 'desc')
    .limit(limit)
    .execute();
}
