import { rules } from '@jiwu/contract';
import { groupedYuan } from '@jiwu/kernel';
import { sumRefunded } from '../../modules/trade/afterSale/index.ts';
import { grantDraw } from '../../modules/promotion/draws/index.ts';
import type { Order } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** A completed order for which enough was really paid, and not refunded by then, gives one draw. */
export async function drawForOrder(tx: Tx, { order, now }: { order: Order; now: Date }): Promise<void> {
  const { userId, id, payFen } = order;
  if (payFen < rules.draw.orderFromFen) return;
  const paidFen = payFen - (await sumRefunded(tx, { userId, orderId: id }));
  if (paidFen < rules.draw.orderFromFen) return;
  await grantDraw(tx, { userId, cause: { kind: 'order', id }, memo: `完成 ¥${groupedYuan(paidFen)} 的订单`, now });
}
