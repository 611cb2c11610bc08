import { getPayment, type PaymentRecord } from '../../../modules/money/payments/index.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { GatewayError } from '../../../platform/gateways/GatewayError.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { askPayment } from './askPayment.ts';
import { assertOpenable } from './assertOpenable.ts';
import { findGateway } from './gatewayOf.ts';
import { orUnavailable } from './orUnavailable.ts';

/**
 * The text of the QR code that the payer scans. The gateway is called outside any transaction and under the payment's one number, so
 * calling again is safe; a lost answer leaves the payment as it was, to be asked for. The caller keeps the code.
 */
export async function openPayment(services: ShopServices, input: { userId: string; id: string }): Promise<string> {
  const payment = await getPayment(services.db.read, input);
  const openCode = findGateway(services, payment.gateway)?.openCode;
  if (!openCode) throw new ShopError('GATEWAY_MISFIT');
  await assertOpenable(services, payment);
  if (payment.codeUrl !== null) return payment.codeUrl;
  try {
    const { outTradeNo, amountFen, title, expiresAt } = payment;
    const { codeUrl } = await openCode({ outTradeNo, amountFen, title, expiresAt });
    return codeUrl;
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'refused') {
      await explainRefusal(services, payment);
      services.log.error({ err: error, payment: payment.id }, 'the gateway refused to open a payment');
      throw new ShopError('GATEWAY_UNAVAILABLE');
    }
    return await orUnavailable(services, Promise.reject(error as Error));
  }
}

/** Most likely the payment is paid or closed already, and the callback has not arrived yet. */
async function explainRefusal(services: ShopServices, payment: PaymentRecord): Promise<void> {
  await orUnavailable(services, askPayment(services, payment));
  const { state } = await getPayment(services.db.read, payment);
  if (state === 'paid') throw new ShopError('PAYMENT_DONE');
  if (state === 'closed') throw new ShopError('PAYMENT_CLOSED');
}
