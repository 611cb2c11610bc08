import type { OutsideGateway } from '@jiwu/contract';
import { alipayGateway } from './alipay/alipayGateway.ts';
import { wechatPayGateway } from './wechatPay/wechatPayGateway.ts';

/** Every gateway of the shop: the compiler demands those that the contract names. Its settings, checks and client follow from here. */
export const gatewayDefinitions = {
  wechat: wechatPayGateway,
  alipay: alipayGateway,
} as const satisfies Record<OutsideGateway, unknown>;
