import { receiveDueOrder } from '../flows/orders/receiveDueOrder.ts';
import { listToReceive } from '../modules/trade/orders/index.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: orders that were sent long enough ago count as received. */
export async function receiveDueOrders(services: ShopServices): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'an order could not be received by itself',
    list: (limit) => listToReceive(db.read, { now: clock(), limit }),
    work: (key) => db.transact((tx) => receiveDueOrder(tx, { ...key, now: clock() }, services.orders)),
  });
}
