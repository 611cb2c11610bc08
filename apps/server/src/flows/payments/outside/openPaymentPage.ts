import { getPayment, type OwnPayment } from '../../../modules/money/payments/index.ts';
import { bucketOf } from '../../../platform/gateways/bucketOf.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Gateway } from '../../../platform/gateways/Gateway.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { assertOpenable } from './assertOpenable.ts';
import { findGateway } from './gatewayOf.ts';
import { openAtGateway } from './openAtGateway.ts';
import { pagesOfPayment } from './pagesOfPayment.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  /** The payer's network address. */
  readonly address: string;
}

/** WeChat brings a code back here: the page knows by the state what it is for. */
const WECHAT_RETURN = '/wx/callback';

/**
 * Where the payer goes to pay, by what the payment was opened for: the gateway's own page, or, inside WeChat, to WeChat first,
 * which tells who pays. The parameters of a return prove nothing: the payment is followed.
 */
export async function openPaymentPage(services: ShopServices, input: Input): Promise<string> {
  const payment = await getPayment(services.db.read, input);
  const gateway = findGateway(services, payment.gateway);
  if (payment.device === 'wechat' && gateway?.openInWechat) {
    await assertOpenable(services, payment);
    const redirectUri = new URL(WECHAT_RETURN, services.config.SITE_ORIGIN).href;
    // WeChat carries letters and digits: the page puts the dashes back.
    return services.wechat.payerUrl({ redirectUri, state: payment.id.replaceAll('-', '') });
  }
  return await openOwnPage(services, { payment, gateway, address: input.address });
}

async function openOwnPage(
  services: ShopServices,
  { payment, gateway, address }: { payment: OwnPayment; gateway: Gateway | null; address: string },
): Promise<string> {
  const open = gateway?.pages?.[payment.device];
  if (!open) throw new ShopError('GATEWAY_MISFIT');
  await assertOpenable(services, payment);
  const { outTradeNo, amountFen, title, expiresAt } = payment;
  const { toPay, after } = pagesOfPayment(services, payment);
  const request = {
    outTradeNo,
    amountFen,
    title,
    expiresAt,
    bucket: bucketOf(payment.userId),
    returnUrl: new URL(after, services.config.SITE_ORIGIN).href,
    quitUrl: new URL(toPay, services.config.SITE_ORIGIN).href,
    payerAddress: address,
  };
  return await openAtGateway(services, payment, () => open(request));
}
