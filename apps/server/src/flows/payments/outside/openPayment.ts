import { getPayment } from '../../../modules/money/payments/index.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { bucketOf } from '../../../platform/gateways/bucketOf.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { assertOpenable } from './assertOpenable.ts';
import { findGateway } from './gatewayOf.ts';
import { openAtGateway } from './openAtGateway.ts';

/**
 * The text of the QR code that the payer scans. The gateway is called outside any transaction and under the payment's one number, so
 * calling again is safe; a lost answer leaves the payment as it was, to be asked for. The caller keeps the code.
 */
export async function openPayment(services: ShopServices, input: { userId: string; id: string }): Promise<string> {
  const payment = await getPayment(services.db.read, input);
  const openCode = findGateway(services, payment.gateway)?.openCode;
  // One that was opened for a phone has another kind of trade under its number.
  if (!openCode || payment.device !== 'computer') throw new ShopError('GATEWAY_MISFIT');
  await assertOpenable(services, payment);
  if (payment.codeUrl !== null) return payment.codeUrl;
  const { outTradeNo, amountFen, title, expiresAt } = payment;
  const request = { outTradeNo, amountFen, title, expiresAt, bucket: bucketOf(input.userId) };
  const { codeUrl } = await openAtGateway(services, payment, () => openCode(request));
  return codeUrl;
}
