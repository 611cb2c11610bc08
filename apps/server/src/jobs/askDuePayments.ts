import { rules } from '@jiwu/contract';
import { askPayment } from '../flows/askPayment.ts';
import { payables as shopPayables } from '../flows/payables.ts';
import { leasePayments, type OutsideGateway, type Payables, scheduleAsk } from '../modules/payments/index.ts';
import type { Services } from '../platform/services.ts';
import { workThrough } from './workThrough.ts';

interface Options {
  readonly gateways?: readonly OutsideGateway[];
  readonly payables?: Payables;
}

/** A sweep: asks the gateways about payments of which nothing was heard. Each has its own turns: one may be slow. */
export async function askDuePayments(services: Services, options: Options = {}): Promise<void> {
  const { gateways = rules.payment.outsideGateways, payables = shopPayables } = options;
  const { db, clock } = services;
  const askOne = (gateway: OutsideGateway): Promise<void> =>
    workThrough(services, {
      name: 'a payment could not be asked about',
      lease: (limit, leaseMs) => db.transact((tx) => leasePayments(tx, { gateway, now: clock(), leaseMs, limit })),
      work: (payment) => askPayment(services, payment, payables),
      giveBack: ({ userId, id }) => db.transact((tx) => scheduleAsk(tx, { userId, id, now: clock() })),
    });
  await Promise.all(gateways.map(askOne));
}
