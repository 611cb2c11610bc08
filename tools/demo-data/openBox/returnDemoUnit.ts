import { HOUR_MS } from '@jiwu/kernel';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { applyAfterSale } from '../../../apps/server/src/flows/afterSale/applyAfterSale.ts';
import { approveAfterSale, receiveAfterSale } from '../../../apps/server/src/flows/afterSale/decideAfterSale.ts';
import { previewAfterSale } from '../../../apps/server/src/flows/afterSale/queries/previewAfterSale.ts';
import { sendBackAfterSale } from '../../../apps/server/src/flows/afterSale/sendBackAfterSale.ts';
import { completeOrder } from '../../../apps/server/src/flows/orders/completeOrder.ts';
import { listOrderLines, type Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { playArrival } from '../orders/playArrival.ts';
import { playDispatch } from '../orders/playDispatch.ts';

interface Input {
  readonly order: Order;
  readonly complaint: string;
  readonly staffId: string;
  /** When it was paid. */
  readonly soldAt: Date;
}

/** Sent, received, found not as described, sent back, and in the house again five days after it was paid. */
export async function returnDemoUnit(tx: Tx, { order, complaint, staffId, soldAt }: Input): Promise<void> {
  const { userId, id: orderId } = order;
  const at = (hours: number) => new Date(soldAt.getTime() + hours * HOUR_MS);
  await playDispatch(tx, { order, staffId, now: at(5) });
  await playArrival(tx, { order, sentAt: at(5), deliveredAt: at(43) });
  await completeOrder(tx, { userId, id: orderId, by: { kind: 'user', id: userId }, now: at(45) }, orderRegistry);
  const [line] = await listOrderLines(tx, order);
  const asked = { orderId, kind: 'returnRefund' as const, lines: [{ lineId: line?.id ?? '', pieces: 1 }] };
  const { totalFen } = await previewAfterSale(tx, { userId, ...asked, now: at(50) }, orderRegistry.kinds);
  const wish = { ...asked, reason: 'notAsDescribed' as const, description: complaint, pictures: [], totalFen };
  const { id } = await applyAfterSale(tx, { userId, wish, now: at(50) }, orderRegistry);
  const approved = '与描述不符，同意退货，运费我们付。';
  await approveAfterSale(tx, { staffId, id, note: approved, now: at(54) }, orderRegistry);
  await sendBackAfterSale(tx, { userId, id, carrier: 'zto', trackingNo: trackingNo(id), now: at(72) });
  await receiveAfterSale(tx, { staffId, id, note: '已收到，退款。', isSellable: false, now: at(118) }, orderRegistry);
}

function trackingNo(id: string): string {
  const digits = String(Number.parseInt(id.replaceAll('-', '').slice(-10), 16));
  return `78${digits.padStart(10, '0').slice(0, 10)}`;
}
