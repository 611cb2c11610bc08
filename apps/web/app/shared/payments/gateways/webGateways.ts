import type { OutsideGateway } from '@jiwu/contract/rules';
import { alipayGateway } from './alipay/alipayGateway.ts';
import type { WebGateway } from './WebGateway.ts';
import { wechatGateway } from './wechat/wechatGateway.ts';

/** Every gateway of the shop: the compiler demands those that the contract names. */
export const webGateways: Readonly<Record<OutsideGateway, WebGateway>> = {
  wechat: wechatGateway,
  alipay: alipayGateway,
};
