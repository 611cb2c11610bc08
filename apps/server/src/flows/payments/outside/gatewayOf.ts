import { assert } from '@jiwu/kernel';
import type { GatewayName } from '../../../modules/money/payments/index.ts';
import type { Gateway } from '../../../platform/gateways/Gateway.ts';
import type { Services } from '../../../platform/services.ts';

/** The gateway that a payment went through. */
export function gatewayOf(services: Services, name: GatewayName): Gateway {
  assert(name !== 'balance', 'nobody outside is asked about the balance');
  return name === 'wechat' ? services.wechatPay : services.alipay;
}
