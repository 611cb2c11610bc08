import {
  type AfterSale,
  changeAfterSale,
  listAfterSaleLines,
  recordReturn,
} from '../../modules/trade/afterSale/index.ts';
import { getShipTo } from '../../modules/trade/orders/index.ts';
import { createParcel } from '../../modules/trade/parcels/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { lockAfterSale } from './lockAfterSale.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly carrier: string;
  readonly trackingNo: string;
  readonly now: Date;
}

/** The goods are on their way back, under this number. */
export async function sendBackAfterSale(tx: Tx, input: Input): Promise<AfterSale> {
  const { userId, id, carrier, trackingNo, now } = input;
  const { afterSale, order } = await lockAfterSale(tx, { userId, id });
  const by = { kind: 'user', id: userId } as const;
  const changed = await changeAfterSale(tx, { afterSale, step: 'sendBack', by, now });
  const lines = await listAfterSaleLines(tx, [afterSale]);
  const { phoneNumber } = await getShipTo(tx, order);
  const parcel = await createParcel(tx, {
    userId,
    orderId: order.id,
    direction: 'return',
    carrier,
    trackingNo,
    phoneNumber,
    lines: lines.map(({ lineId, pieces }) => ({ lineId, quantity: pieces })),
    now,
  });
  await recordReturn(tx, { userId, id, parcelId: parcel.id });
  return { ...changed, parcelId: parcel.id };
}
