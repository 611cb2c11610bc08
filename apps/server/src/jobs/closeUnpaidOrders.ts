import { closeOrder } from '../flows/orders/closeOrder.ts';
import { kindOf, kindsWhere, listOverdue, type OrderKindName } from '../modules/trade/orders/index.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { eachDue } from './eachDue.ts';

/**
 * A sweep: closes orders that were not paid in time, and frees their stock, coupon and integral. Kinds that wait for a payment of
 * the last second do so because another sweep asks the gateways about open payments at their end.
 */
export async function closeUnpaidOrders(services: ShopServices): Promise<void> {
  const { kinds } = services.orders;
  const names = kindsWhere(kinds, ({ isPaidAlone }) => isPaidAlone);
  const byGrace = Map.groupBy(names, (name) => kindOf(kinds, name).graceSeconds);
  await Promise.all([...byGrace].map(([graceSeconds, alike]) => closeUnpaid(services, alike, graceSeconds)));
}

async function closeUnpaid(services: ShopServices, kinds: OrderKindName[], graceSeconds: number): Promise<void> {
  const { db, clock } = services;
  const by = { kind: 'shop' } as const;
  const before = () => new Date(clock().getTime() - graceSeconds * 1000);
  await eachDue(services, {
    name: 'an unpaid order could not be closed',
    list: (limit) => listOverdue(db.read, { kinds, before: before(), limit }),
    work: async ({ userId, id }) => {
      await db.transact((tx) =>
        closeOrder(tx, { userId, id, by, reason: '超时未付款', now: clock() }, services.orders),
      );
    },
  });
}
