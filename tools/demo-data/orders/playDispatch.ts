import { createHash } from 'node:crypto';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { dispatchOrder } from '../../../apps/server/src/flows/orders/dispatchOrder.ts';
import type { Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';

interface Input {
  readonly order: Order;
  readonly staffId: string;
  readonly now: Date;
}

/** Sends the whole order in one parcel. Unless its arrival is played too, the sandbox's carrier goes on with it. */
export async function playDispatch(tx: Tx, { order, staffId, now }: Input): Promise<void> {
  const parcel = { carrier: 'sf', trackingNo: trackingNo(order.id) } as const;
  await dispatchOrder(tx, { staffId, no: order.no, ...parcel, now }, orderRegistry);
}

function trackingNo(orderId: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(orderId).digest('hex').slice(0, 12)}`).toString();
  return `SF${digits.padStart(13, '0').slice(0, 13)}`;
}
