import { getPayment, payableOf } from '../../../modules/money/payments/index.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { assertOpenable } from './assertOpenable.ts';
import { findGateway } from './gatewayOf.ts';

/** The address of the gateway's cashier page. The parameters of its return prove nothing: the payment is followed. */
export async function openPaymentPage(services: ShopServices, input: { userId: string; id: string }): Promise<string> {
  const payment = await getPayment(services.db.read, input);
  const pageUrl = findGateway(services, payment.gateway)?.pageUrl;
  if (!pageUrl) throw new ShopError('GATEWAY_MISFIT');
  await assertOpenable(services, payment);
  const { outTradeNo, amountFen, title, expiresAt } = payment;
  const { kind, id } = payment.payable;
  const page = payableOf(services.payables, kind).pageAfter({ id, payment });
  const returnUrl = new URL(page, services.config.SITE_ORIGIN).href;
  return pageUrl({ outTradeNo, amountFen, title, expiresAt, returnUrl });
}
