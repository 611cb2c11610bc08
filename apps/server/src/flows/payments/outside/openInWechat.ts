import { getPayment } from '../../../modules/money/payments/index.ts';
import { bucketOf } from '../../../platform/gateways/bucketOf.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { InWechatCall } from '../../../platform/gateways/Gateway.ts';
import { OutsideServiceError } from '../../../platform/outside/OutsideServiceError.ts';
import { WechatCodeRefusedError } from '../../../platform/wechat/index.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { assertOpenable } from './assertOpenable.ts';
import { findGateway } from './gatewayOf.ts';
import { openAtGateway } from './openAtGateway.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  /** With which WeChat tells who sits there, once. */
  readonly code: string;
}

/** Opens a payment for the person who sits in WeChat, whoever they are to the shop: their openid is asked for, and not kept. */
export async function openInWechat(services: ShopServices, { code, ...own }: Input): Promise<InWechatCall> {
  const payment = await getPayment(services.db.read, own);
  const open = findGateway(services, payment.gateway)?.openInWechat;
  if (!open || payment.device !== 'wechat') throw new ShopError('GATEWAY_MISFIT');
  await assertOpenable(services, payment);
  const openid = await payerOf(services, code);
  const { outTradeNo, amountFen, title, expiresAt } = payment;
  const request = { outTradeNo, amountFen, title, expiresAt, bucket: bucketOf(payment.userId), openid };
  return await openAtGateway(services, payment, () => open(request));
}

async function payerOf(services: ShopServices, code: string): Promise<string> {
  try {
    return await services.wechat.exchangePayerCode(code);
  } catch (error) {
    if (error instanceof WechatCodeRefusedError) throw new ShopError('PAYER_UNKNOWN');
    if (error instanceof OutsideServiceError) throw new ShopError('GATEWAY_UNAVAILABLE');
    throw error;
  }
}
