import { assert } from '@jiwu/kernel';
import { markClosed, type Payables, type PaymentRecord } from '../modules/payments/index.ts';
import type { Services } from '../platform/services.ts';
import { announcePayment } from './announcePayment.ts';
import { gatewayOf } from './gatewayOf.ts';
import { payables as shopPayables } from './payables.ts';
import { settleCapture } from './settleCapture.ts';

/** The gateway's clock is not ours: until then it may have let somebody in. */
const MARGIN_MS = 5000;
const WATCH_MS = 10_000;

/**
 * Ends a payment that is not wanted any more: first at the gateway, which may say that it has been paid. A cashier page
 * that somebody was led to and has not opened cannot be closed there: it ends here, and the gateway is asked about it until
 * its time is over, for what is paid in time counts.
 */
export async function closePayment(
  services: Services,
  payment: PaymentRecord,
  payables: Payables = shopPayables,
): Promise<void> {
  assert(payment.gateway !== 'balance', 'a payment from the balance is never open');
  const gateway = gatewayOf(services, payment.gateway);
  const answer = await gateway.close(payment.outTradeNo);
  if (answer === 'paid') {
    const trade = await gateway.query(payment.outTradeNo);
    // Between two answers that contradict each other, the next ask decides.
    if (trade.state !== 'paid') return;
    await settleCapture(services, { gateway: payment.gateway, capture: trade.capture }, payables);
    return;
  }
  const now = services.clock().getTime();
  const mayBeOpened =
    answer === 'absent' && payment.state !== 'created' && now < payment.expiresAt.getTime() + MARGIN_MS;
  await recordClosed(services, payment, mayBeOpened ? new Date(now + WATCH_MS) : null);
}

/** Given up here; `askAt` is null once the gateway takes no more money for it. */
export async function recordClosed(
  services: Services,
  payment: PaymentRecord,
  askAt: Date | null = null,
): Promise<void> {
  const { userId, id } = payment;
  const closed = await services.db.transact((tx) => markClosed(tx, { userId, id, now: services.clock(), askAt }));
  if (closed && payment.state !== 'closed') await announcePayment(services, payment);
}
