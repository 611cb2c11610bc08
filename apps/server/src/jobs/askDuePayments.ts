import { askPayment } from '../flows/payments/outside/askPayment.ts';
import { leasePayments, type OutsideGateway, scheduleAsk } from '../modules/money/payments/index.ts';
import { gatewayNames } from '../platform/gateways/createGateways.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { workThrough } from './workThrough.ts';

interface Options {
  readonly gateways?: readonly OutsideGateway[];
}

/** A sweep: asks the gateways about payments of which nothing was heard. Each has its own turns: one may be slow. */
export async function askDuePayments(services: ShopServices, options: Options = {}): Promise<void> {
  const { gateways = gatewayNames(services.gateways) } = options;
  const { db, clock } = services;
  const askOne = (gateway: OutsideGateway): Promise<void> =>
    workThrough(services, {
      name: 'a payment could not be asked about',
      lease: (limit, leaseMs) => db.transact((tx) => leasePayments(tx, { gateway, now: clock(), leaseMs, limit })),
      work: (payment) => askPayment(services, payment),
      giveBack: ({ userId, id }) => db.transact((tx) => scheduleAsk(tx, { userId, id, now: clock() })),
    });
  await Promise.all(gateways.map(askOne));
}
