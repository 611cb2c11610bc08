import { rules } from '@jiwu/contract';
import { type AllowedReturns, kindOf, type Order, type OrderKinds } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

const allReturns: AllowedReturns = { kinds: rules.afterSale.kinds, reasons: rules.afterSale.reasons };

/** The after-sale requests that each of these orders allows; every kind among them is asked once. */
export async function loadReturns(
  db: Reader,
  orders: readonly Order[],
  kinds: OrderKinds,
): Promise<(order: Order) => AllowedReturns> {
  const restricted = new Map<string, AllowedReturns>();
  for (const [name, own] of Map.groupBy(orders, ({ kind }) => kind)) {
    for (const [id, returns] of await kindOf(kinds, name).allowedReturns(db, own)) restricted.set(id, returns);
  }
  return ({ id }) => restricted.get(id) ?? allReturns;
}
