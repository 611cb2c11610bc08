import { type DispatchResult, rules } from '@jiwu/contract';
import { findCarrierByName } from '../../../modules/trade/parcels/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { OrderRegistry } from '../OrderRegistry.ts';
import { dispatchOne } from './dispatchOne.ts';
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
    const result = isRounded ? 'numberRounded' : await dispatchNamed(services, { staffId, ...row });
    done.push({ ...row, result });
  }
  return done;
}

/** People write a carrier's name in many ways; the number may be none. */
async function dispatchNamed(
  services: Services & { readonly orders: OrderRegistry },
  { staffId, orderNo: no, carrier: name, trackingNo }: Omit<DispatchRow, 'isRounded'> & { readonly staffId: string },
): Promise<DispatchResult> {
  if (!rules.order.noPattern.test(no)) return 'orderUnknown';
  const carrier = findCarrierByName(name);
  if (carrier === null) return 'carrierUnknown';
  if (!rules.order.trackingPattern.test(trackingNo)) return 'trackingWrong';
  return await dispatchOne(services, { staffId, no, carrier, trackingNo });
}
