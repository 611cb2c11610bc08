import { assert } from '@jiwu/kernel';
import type { Payables, PaymentRecord } from '../modules/payments/index.ts';
import type { Services } from '../platform/services.ts';
import { closePayment, recordClosed } from './closePayment.ts';
import { gatewayOf } from './gatewayOf.ts';
import { payables as shopPayables } from './payables.ts';
import { settleCapture } from './settleCapture.ts';

/**
 * Asks the gateway what became of a payment, since its callback may be late or never come. Past its time, or once it was
 * given up, an unpaid one is closed there and here. A lost answer changes nothing: it is asked for again.
 */
export async function askPayment(
  services: Services,
  payment: PaymentRecord,
  payables: Payables = shopPayables,
): Promise<void> {
  assert(payment.gateway !== 'balance', 'nobody outside is asked about the balance');
  const trade = await gatewayOf(services, payment.gateway).query(payment.outTradeNo);
  if (trade.state === 'paid') {
    await settleCapture(services, { gateway: payment.gateway, capture: trade.capture }, payables);
  } else if (trade.state === 'closed') {
    await recordClosed(services, payment);
  } else if (payment.state === 'closed' || services.clock() >= payment.expiresAt) {
    await closePayment(services, payment, payables);
  }
}
