import { type DispatchResult, type ErrorCode, rules } from '@jiwu/contract';
import { findOrderByNo, type OrderState } from '../../../modules/trade/orders/index.ts';
import { findCarrierByName, findParcelNumbers } from '../../../modules/trade/parcels/index.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Services } from '../../../platform/services.ts';
import type { OrderRegistry } from '../OrderRegistry.ts';
import { dispatchOrder } from '../dispatchOrder.ts';
import { type DispatchRow, readDispatchRows } from './readDispatchRows.ts';

interface Input {
  readonly staffId: string;
  readonly bytes: Uint8Array;
}

interface DispatchedRow extends Omit<DispatchRow, 'isRounded'> {
  readonly result: DispatchResult;
}

/**
 * Dispatches the orders of a file, one after the other and each in a transaction of its own, by the same flow as by hand: what is wrong with one keeps
 * no other back. A file that is sent again finds its parcels there.
 */
export async function dispatchFromFile(
  services: Services & { readonly orders: OrderRegistry },
  { staffId, bytes }: Input,
): Promise<DispatchedRow[]> {
  const done: DispatchedRow[] = [];
  for (const { isRounded, ...row } of await readDispatchRows(bytes)) {
    const result = isRounded ? 'numberRounded' : await dispatch(services, { staffId, ...row });
    done.push({ ...row, result });
  }
  return done;
}

type Row = Omit<DispatchRow, 'isRounded'> & { readonly staffId: string };

async function dispatch(
  services: Services & { readonly orders: OrderRegistry },
  { staffId, orderNo: no, carrier: carrierName, trackingNo }: Row,
): Promise<DispatchResult> {
  const { db, clock, orders } = services;
  if (!rules.order.noPattern.test(no)) return 'orderUnknown';
  const carrier = findCarrierByName(carrierName);
  if (carrier === null) return 'carrierUnknown';
  if (!rules.order.trackingPattern.test(trackingNo)) return 'trackingWrong';
  try {
    await db.transact((tx) => dispatchOrder(tx, { staffId, no, carrier, trackingNo, now: clock() }, orders));
    return 'sent';
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return await explain(services, { no, trackingNo, refused: error });
  }
}

const hasLeft: ReadonlySet<OrderState> = new Set(['awaitingReceipt', 'completed']);

/** Refusals of a dispatch that say all by themselves. The carrier is known here, so that it is the number that does not fit. */
const refusals: Readonly<Partial<Record<ErrorCode, DispatchResult>>> = {
  TRACKING_NO_TAKEN: 'trackingTaken',
  CARRIER_UNKNOWN: 'trackingWrong',
  DISPATCH_TOO_MANY: 'nothingLeft',
};

/** Why an order of the file was not dispatched. */
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
