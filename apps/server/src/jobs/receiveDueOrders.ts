import { receiveDueOrder } from '../flows/orders/receiveDueOrder.ts';
import { listToReceive } from '../modules/orders/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/** A sweep: orders that were sent long enough ago count as received. */
export async function receiveDueOrders(services: Services): Promise<void> {
  const { db, clock } = services;
  await eachDue(services, {
    name: 'an order could not be received by itself',
    list: (limit) => listToReceive(db.read, { now: clock(), limit }),
    work: (key) => receiveDueOrder(services, key),
  });
}
