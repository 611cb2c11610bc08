import { askPayment } from '../flows/askPayment.ts';
import { payables as shopPayables } from '../flows/payables.ts';
import { leasePayments, type Payables } from '../modules/payments/index.ts';
import type { Services } from '../platform/services.ts';
import { workThrough } from './workThrough.ts';

/** A sweep: asks the gateways about payments of which nothing was heard. */
export async function askDuePayments(services: Services, payables: Payables = shopPayables): Promise<void> {
  await workThrough(services, {
    name: 'a payment could not be asked about',
    lease: (limit) => services.db.transact((tx) => leasePayments(tx, { now: services.clock(), limit })),
    work: (payment) => askPayment(services, payment, payables),
  });
}
