import { closeOrder } from '../flows/orders/closeOrder.ts';
import { listOverdue } from '../modules/trade/orders/index.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { eachDue } from './eachDue.ts';

/**
 * A payment of the last second counts: another sweep asks the gateways about open payments at their end, and they have this long
 * to answer. No order waits for payment a minute past its end.
 */
const GRACE_MS = 20_000;

/** A sweep: closes orders that were not paid in time, and frees their stock, coupon and integral. */
export async function closeUnpaidOrders(services: ShopServices): Promise<void> {
  const { db, clock } = services;
  const by = { kind: 'shop' } as const;
  await eachDue(services, {
    name: 'an unpaid order could not be closed',
    list: (limit) => listOverdue(db.read, { before: new Date(clock().getTime() - GRACE_MS), limit }),
    work: async ({ userId, id }) => {
      await db.transact((tx) =>
        closeOrder(tx, { userId, id, by, reason: '超时未付款', now: clock() }, services.orders),
      );
    },
  });
}
