import { getPayment, payableOf } from '../../../modules/money/payments/index.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { assertOpenable } from './assertOpenable.ts';

/** The address of Alipay's cashier page. The parameters of its return prove nothing: the payment is followed. */
export async function openPaymentPage(services: ShopServices, input: { userId: string; id: string }): Promise<string> {
  const payment = await getPayment(services.db.read, input);
  await assertOpenable(services, { payment, gateway: 'alipay' });
  const { outTradeNo, amountFen, title, expiresAt } = payment;
  const { kind, id } = payment.payable;
  const page = payableOf(services.payables, kind).pageAfter({ id, payment });
  const returnUrl = new URL(page, services.config.SITE_ORIGIN).href;
  return services.alipay.pageUrl({ outTradeNo, amountFen, title, expiresAt, returnUrl });
}
