import { payables as shopPayables } from '../flows/payables.ts';
import { sendRefund } from '../flows/sendRefund.ts';
import { leaseRefunds, type Payables } from '../modules/payments/index.ts';
import type { Services } from '../platform/services.ts';
import { workThrough } from './workThrough.ts';

/** A sweep: sends refunds that were asked for, and asks about those under way. */
export async function sendDueRefunds(services: Services, payables: Payables = shopPayables): Promise<void> {
  await workThrough(services, {
    name: 'a refund could not be sent',
    lease: (limit) => services.db.transact((tx) => leaseRefunds(tx, { now: services.clock(), limit })),
    work: (refund) => sendRefund(services, refund, payables),
  });
}
