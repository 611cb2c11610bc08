import type { DispatchResult, ErrorCode } from '@jiwu/contract';
import { findOrderByNo, type OrderState } from '../../../modules/trade/orders/index.ts';
import { findParcelNumbers } from '../../../modules/trade/parcels/index.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Services } from '../../../platform/services.ts';
import { dispatchOrder } from '../dispatchOrder.ts';
import type { OrderRegistry } from '../OrderRegistry.ts';

interface Input {
  readonly staffId: string;
  readonly no: string;
  readonly carrier: string;
  readonly trackingNo: string;
}

/** One of many: dispatched in a transaction of its own, by the same flow as by hand, or the reason why not. */
export async function dispatchOne(
  services: Services & { readonly orders: OrderRegistry },
  input: Input,
): Promise<DispatchResult> {
  const { db, clock, orders } = services;
  try {
    await db.transact((tx) => dispatchOrder(tx, { ...input, now: clock() }, orders));
    return 'sent';
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return await explain(services, { ...input, refused: error });
  }
}

const hasLeft: ReadonlySet<OrderState> = new Set(['awaitingReceipt', 'completed']);

/** Refusals of a dispatch that say all by themselves. The carrier is known here, so that it is the number that does not fit. */
const refusals: Readonly<Partial<Record<ErrorCode, DispatchResult>>> = {
  TRACKING_NO_TAKEN: 'trackingTaken',
  CARRIER_UNKNOWN: 'trackingWrong',
  DISPATCH_TOO_MANY: 'nothingLeft',
  ORDER_HELD: 'held',
};

/** Why an order was not dispatched. */
async function explain(
  { db }: Services,
  { no, trackingNo, refused }: { no: string; trackingNo: string; refused: ShopError },
): Promise<DispatchResult> {
  const order = await findOrderByNo(db.read, no);
  if (!order) return 'orderUnknown';
  const numbers = await findParcelNumbers(db.read, { userId: order.userId, orderId: order.id });
  if (numbers.includes(trackingNo)) return 'alreadySent';
  if (refused.errorCode === 'ORDER_CHANGED') return hasLeft.has(order.state) ? 'sentOtherwise' : 'notDue';
  const result = refusals[refused.errorCode];
  if (!result) throw refused;
  return result;
}
