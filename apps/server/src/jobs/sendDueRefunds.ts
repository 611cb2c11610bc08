import { sendRefund } from '../flows/payments/outside/sendRefund.ts';
import { leaseRefunds, type OutsideGateway, scheduleRefund } from '../modules/money/payments/index.ts';
import { gatewayNames } from '../platform/gateways/createGateways.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { workThrough } from './workThrough.ts';

interface Options {
  readonly gateways?: readonly OutsideGateway[];
}

/** A sweep: sends refunds that were asked for, and asks about those under way. Each gateway has its own turns: one may be slow. */
export async function sendDueRefunds(services: ShopServices, options: Options = {}): Promise<void> {
  const { gateways = gatewayNames(services.gateways) } = options;
  const { db, clock } = services;
  const sendTo = (gateway: OutsideGateway): Promise<void> =>
    workThrough(services, {
      name: 'a refund could not be sent',
      lease: (limit, leaseMs) => db.transact((tx) => leaseRefunds(tx, { gateway, now: clock(), leaseMs, limit })),
      work: (refund) => sendRefund(services, refund),
      giveBack: ({ userId, id }) => db.transact((tx) => scheduleRefund(tx, { userId, id, now: clock() })),
    });
  await Promise.all(gateways.map(sendTo));
}
