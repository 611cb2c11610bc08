import { assert } from '@jiwu/kernel';
import { markClosed, type Payables, type PaymentRecord } from '../modules/payments/index.ts';
import type { Services } from '../platform/services.ts';
import { announcePayment } from './announcePayment.ts';
import { gatewayOf } from './gatewayOf.ts';
import { payables as shopPayables } from './payables.ts';
import { settleCapture } from './settleCapture.ts';

/** Ends a payment that is not wanted any more: first at the gateway, which may say that it has been paid. */
export async function closePayment(
  services: Services,
  payment: PaymentRecord,
  payables: Payables = shopPayables,
): Promise<void> {
  assert(payment.gateway !== 'balance', 'a payment from the balance is never open');
  const gateway = gatewayOf(services, payment.gateway);
  if ((await gateway.close(payment.outTradeNo)) === 'paid') {
    const trade = await gateway.query(payment.outTradeNo);
    // Between two answers that contradict each other, the next ask decides.
    if (trade.state !== 'paid') return;
    await settleCapture(services, { gateway: payment.gateway, capture: trade.capture }, payables);
    return;
  }
  await recordClosed(services, payment);
}

/** The gateway takes no more money for it. */
export async function recordClosed(services: Services, payment: PaymentRecord): Promise<void> {
  const { userId, id } = payment;
  const closed = await services.db.transact((tx) => markClosed(tx, { userId, id, now: services.clock() }));
  if (closed) await announcePayment(services, id);
}
