import { kindOf, type Order, type OrderKinds, type Sender } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** Who stands on the parcels in the shop's place, by order id; every kind among the orders is asked once. */
export async function loadSenders(
  db: Reader,
  orders: readonly Order[],
  kinds: OrderKinds,
): Promise<ReadonlyMap<string, Sender>> {
  const senders = new Map<string, Sender>();
  for (const [name, own] of Map.groupBy(orders, ({ kind }) => kind)) {
    for (const [id, sender] of await kindOf(kinds, name).senders(db, own)) senders.set(id, sender);
  }
  return senders;
}
