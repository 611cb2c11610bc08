import { getPayment, type Payables, type PaymentRecord } from '../modules/payments/index.ts';
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
  const { outTradeNo, amountFen, title, expiresAt } = payment;
  const returnUrl = new URL(pageAfter(payment), services.config.SITE_ORIGIN).href;
  return services.alipay.pageUrl({ outTradeNo, amountFen, title, expiresAt, returnUrl });
}

function pageAfter({ id, payable }: PaymentRecord): string {
  if (payable.kind === 'order') return `/order/paymentCompleted?id=${payable.id}`;
  return payable.kind === 'vip' ? `/user/personCenter?payment=${id}#vip` : `/user/balance?payment=${id}`;
}
