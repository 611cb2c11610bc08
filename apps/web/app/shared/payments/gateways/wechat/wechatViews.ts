import type { GatewayView } from '../GatewayView.ts';
import { readCode } from './readCode.ts';
import { WechatWaiting } from './WechatWaiting.tsx';
import { WechatWay } from './WechatWay.tsx';

export const wechatViews: GatewayView = {
  Way: WechatWay,
  Waiting: WechatWaiting,
  open: async (paymentId) => ({ codeUrl: await readCode(paymentId) }),
};
