import { assert } from '@jiwu/kernel';
import { getGroupCampaign, type Seat } from '../../modules/channels/groupPurchase/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import { totalFen } from '../../modules/trade/afterSale/index.ts';
import { listOrderLines } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { failGroupOrder } from '../afterSale/failGroupOrder.ts';
import type { OrderRegistry } from '../orders/OrderRegistry.ts';

/**
 * The group failed, or the money found no seat: everything that was given for the order goes back to where it came from. Holds the
 * order, and never the group. ORDER_CHANGED when another worker was first.
 */
export async function refundSeat(
  tx: Tx,
  { seat, now }: { seat: Seat; now: Date },
  registry: OrderRegistry,
): Promise<void> {
  const { userId, orderId, groupId } = seat;
  assert(orderId, 'a paid seat has its order');
  const afterSale = await failGroupOrder(tx, { userId, id: orderId, now }, registry);
  const [line] = await listOrderLines(tx, { userId, id: orderId });
  const { size } = await getGroupCampaign(tx, seat.campaignId);
  const facts = {
    productTitle: line?.title ?? '',
    size,
    orderNo: afterSale.orderNo,
    amountFen: totalFen(afterSale),
    to: afterSale.refundTo,
    because: seat.state === 'late' ? 'noSeat' : 'timeOver',
  } as const;
  const link = groupId ? ({ kind: 'group', id: groupId } as const) : ({ kind: 'order', id: orderId } as const);
  await addNotice(tx, { userId, kind: 'groupFailed', facts, cause: seat.id, link, now });
}
