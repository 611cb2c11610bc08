import { getPayment, type Payables, type PaymentRecord } from '../modules/payments/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import { GatewayError } from '../platform/gateways/GatewayError.ts';
import type { Services } from '../platform/services.ts';
import { askPayment } from './askPayment.ts';
import { assertOpenable } from './assertOpenable.ts';
import { orUnavailable } from './orUnavailable.ts';
import { payables as shopPayables } from './payables.ts';

/**
 * The text of the QR code for WeChat. The gateway is called outside any transaction and under the payment's one number, so
 * calling again is safe; a lost answer leaves the payment as it was, to be asked for. The caller keeps the code.
 */
export async function openPayment(
  services: Services,
  input: { userId: string; id: string },
  payables: Payables = shopPayables,
): Promise<string> {
  const payment = await getPayment(services.db.read, input);
  await assertOpenable(services, { payment, gateway: 'wechat', payables });
  if (payment.codeUrl !== null) return payment.codeUrl;
  try {
    const { outTradeNo, amountFen, title, expiresAt } = payment;
    const { codeUrl } = await services.wechatPay.openNative({ outTradeNo, amountFen, title, expiresAt });
    return codeUrl;
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'refused') {
      await explainRefusal(services, payment, payables);
      services.log.error({ err: error, payment: payment.id }, 'the gateway refused to open a payment');
      throw new ShopError('GATEWAY_UNAVAILABLE');
    }
    return await orUnavailable(services, Promise.reject(error as Error));
  }
}

/** Most likely it is paid or closed already, and nobody has told us yet. */
async function explainRefusal(services: Services, payment: PaymentRecord, payables: Payables): Promise<void> {
  await orUnavailable(services, askPayment(services, payment, payables));
  const { state } = await getPayment(services.db.read, payment);
  if (state === 'paid') throw new ShopError('PAYMENT_DONE');
  if (state === 'closed') throw new ShopError('PAYMENT_CLOSED');
}
