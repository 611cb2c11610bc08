import type { OutsideGateway, PayDevice } from '@jiwu/contract/rules';
import { alipayViews } from './alipay/alipayViews.ts';
import type { GatewayView } from './GatewayView.ts';
import { wechatViews } from './wechat/wechatViews.ts';

/** The components of every gateway by what the payer sits at; apart from `webGateways`, so that a page loads them only when somebody pays. */
export const gatewayViews: Readonly<Record<OutsideGateway, Readonly<Record<PayDevice, GatewayView>>>> = {
  wechat: wechatViews,
  alipay: alipayViews,
};
