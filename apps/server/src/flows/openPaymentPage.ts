import { getPayment, type Payables } from '../modules/payments/index.ts';
import type { Services } from '../platform/services.ts';
import { assertOpenable } from './assertOpenable.ts';
import { payables as shopPayables } from './payables.ts';

/** The address of Alipay's cashier page. What it says on the way back proves nothing: the payment is watched. */
export async function openPaymentPage(
  services: Services,
  input: { userId: string; id: string },
  payables: Payables = shopPayables,
): Promise<string> {
  const payment = await getPayment(services.db.read, input);
  await assertOpenable(services, { payment, gateway: 'alipay', payables });
  const { outTradeNo, amountFen, title, expiresAt, payable } = payment;
  const page =
    payable.kind === 'order' ? `/order/paymentCompleted?id=${payable.id}` : `/user/balance?payment=${payment.id}`;
  const returnUrl = new URL(page, services.config.SITE_ORIGIN).href;
  return services.alipay.pageUrl({ outTradeNo, amountFen, title, expiresAt, returnUrl });
}
