import { rules } from '@jiwu/contract';
import { payables as shopPayables } from '../flows/payables.ts';
import { sendRefund } from '../flows/sendRefund.ts';
import { leaseRefunds, type OutsideGateway, type Payables, scheduleRefund } from '../modules/payments/index.ts';
import type { Services } from '../platform/services.ts';
import { workThrough } from './workThrough.ts';

interface Options {
  readonly gateways?: readonly OutsideGateway[];
  readonly payables?: Payables;
}

/** A sweep: sends refunds that were asked for, and asks about those under way. Each gateway has its own turns: one may be slow. */
export async function sendDueRefunds(services: Services, options: Options = {}): Promise<void> {
  const { gateways = rules.payment.outsideGateways, payables = shopPayables } = options;
  const { db, clock } = services;
  const sendTo = (gateway: OutsideGateway): Promise<void> =>
    workThrough(services, {
      name: 'a refund could not be sent',
      lease: (limit, leaseMs) => db.transact((tx) => leaseRefunds(tx, { gateway, now: clock(), leaseMs, limit })),
      work: (refund) => sendRefund(services, refund, payables),
      giveBack: ({ userId, id }) => db.transact((tx) => scheduleRefund(tx, { userId, id, now: clock() })),
    });
  await Promise.all(gateways.map(sendTo));
}
