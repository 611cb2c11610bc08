import { addNotice } from '../../../apps/server/src/modules/content/notices/index.ts';
import { loadSkuFacts } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import { getShipTo, listOrderLines, type Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import { applyTracking, listParcels } from '../../../apps/server/src/modules/trade/parcels/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { parcelWay } from './parcelWay.ts';

interface Input {
  readonly order: Order;
  readonly sentAt: Date;
  readonly deliveredAt: Date;
  /** Those of a reseller's orders are told to nobody. */
  readonly isTold?: boolean;
}

/** The order's parcel arrives: the carrier's whole answer, from the house of its goods to its buyer, and the notice of it. */
export async function playArrival(tx: Tx, { order, sentAt, deliveredAt, isTold = true }: Input): Promise<void> {
  const { userId, id } = order;
  const [parcel] = await listParcels(tx, { userId, orderId: id });
  const [line] = await listOrderLines(tx, order);
  const facts = line && (await loadSkuFacts(tx, [line.skuId])).get(line.skuId);
  if (!parcel || !facts) throw new Error('the parcel is not there');
  const to = await getShipTo(tx, { userId, id });
  const events = parcelWay({ shipsFrom: facts.shipsFrom, to, sentAt, deliveredAt });
  await applyTracking(tx, { parcel, answer: { state: 'delivered', events }, now: deliveredAt });
  if (!isTold) return;
  const notice = { facts: { orderNo: order.no }, link: { kind: 'order', id }, now: deliveredAt } as const;
  await addNotice(tx, { userId, kind: 'orderDelivered', cause: parcel.id, ...notice });
}
