import { closeOrder } from '../flows/orders/closeOrder.ts';
import { tellClosed } from '../flows/orders/tellClosed.ts';
import { listOverdue } from '../modules/orders/index.ts';
import type { Services } from '../platform/services.ts';
import { eachDue } from './eachDue.ts';

/**
 * Who paid in the last second has paid: the gateways are asked about open payments at their end, by a sweep of their own, and
 * have this long to say so. No order waits for payment a minute past its end.
 */
const GRACE_MS = 20_000;

/** A sweep: orders that nobody paid in time are closed, and all that was set aside for them is free again. */
export async function closeUnpaidOrders(services: Services): Promise<void> {
  const { db, clock } = services;
  const by = { kind: 'shop' } as const;
  await eachDue(services, {
    name: 'an unpaid order could not be closed',
    list: (limit) => listOverdue(db.read, { before: new Date(clock().getTime() - GRACE_MS), limit }),
    work: async ({ userId, id }) => {
      const closed = await db.transact((tx) => closeOrder(tx, { userId, id, by, reason: '超时未付款', now: clock() }));
      await tellClosed(services, closed);
    },
  });
}
