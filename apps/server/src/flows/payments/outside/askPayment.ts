import { assert } from '@jiwu/kernel';
import type { PaymentRecord } from '../../../modules/money/payments/index.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { closePayment, recordClosed } from './closePayment.ts';
import { gatewayOf } from './gatewayOf.ts';
import { settleCapture } from './settleCapture.ts';

/**
 * Asks the gateway about a payment, since its callback may be late or lost. An unpaid payment that is past its deadline or given
 * up is closed there and here. A lost answer changes nothing: the gateway is asked again.
 */
export async function askPayment(services: ShopServices, payment: PaymentRecord): Promise<void> {
  assert(payment.gateway !== 'balance', 'nobody outside is asked about the balance');
  const trade = await gatewayOf(services, payment.gateway).query(payment.outTradeNo);
  if (trade.state === 'paid') {
    await settleCapture(services, { gateway: payment.gateway, capture: trade.capture });
  } else if (trade.state === 'closed') {
    await recordClosed(services, payment);
  } else if (payment.state === 'closed' || payment.endedAt || services.clock() >= payment.expiresAt) {
    await closePayment(services, payment);
  }
}
