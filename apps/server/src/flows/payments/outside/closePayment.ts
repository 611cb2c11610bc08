import { assert } from '@jiwu/kernel';
import { markClosed, type PaymentRecord } from '../../../modules/money/payments/index.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { gatewayOf } from './gatewayOf.ts';
import { settleCapture } from './settleCapture.ts';

/** The gateway's clock differs from ours: it may have accepted a payer until then. */
const MARGIN_MS = 5000;
const WATCH_MS = 10_000;

/**
 * Closes an unwanted payment: first at the gateway, which may say that it is paid. A cashier page that the payer was led to but
 * has not opened cannot be closed there: it ends here, and the gateway is asked until the page has expired there: a payment that the
 * payable still wants counts, any other goes back.
 */
export async function closePayment(services: ShopServices, payment: PaymentRecord): Promise<void> {
  assert(payment.gateway !== 'balance', 'a payment from the balance is never open');
  const gateway = gatewayOf(services, payment.gateway);
  const answer = await gateway.close(payment.outTradeNo);
  if (answer === 'paid') {
    const trade = await gateway.query(payment.outTradeNo);
    // Between two answers that contradict each other, the next ask decides.
    if (trade.state !== 'paid') return;
    await settleCapture(services, { gateway: payment.gateway, capture: trade.capture });
    return;
  }
  const now = services.clock().getTime();
  const mayBeOpened = answer === 'absent' && now < payment.expiresAt.getTime() + MARGIN_MS;
  await recordClosed(services, payment, mayBeOpened ? new Date(now + WATCH_MS) : null);
}

/** Given up here; `askAt` is null once the gateway takes no more money for it. */
export async function recordClosed(
  services: ShopServices,
  payment: PaymentRecord,
  askAt: Date | null = null,
): Promise<void> {
  const { userId, id } = payment;
  await services.db.transact((tx) => markClosed(tx, { userId, id, now: services.clock(), askAt }));
}
