import type { GatewayView } from '../GatewayView.ts';
import { AlipayWay } from './AlipayWay.tsx';
import { AlipayWindow } from './AlipayWindow.tsx';
import { leadToAlipay } from './leadToAlipay.ts';

export const alipayViews: GatewayView = {
  Way: AlipayWay,
  Waiting: AlipayWindow,
  async open(paymentId, prepared) {
    if (prepared) await leadToAlipay(paymentId, prepared);
    return { codeUrl: null };
  },
};
