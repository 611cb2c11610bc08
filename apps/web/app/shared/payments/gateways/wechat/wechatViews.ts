import type { PayDevice } from '@jiwu/contract/rules';
import type { GatewayView } from '../GatewayView.ts';
import { inThisPlace } from '../page/PageManner.ts';
import { pageView } from '../page/pageView.tsx';
import { readCode } from './readCode.ts';
import { WechatWaiting } from './WechatWaiting.tsx';
import { WechatWay } from './WechatWay.tsx';

export const wechatViews: Readonly<Record<PayDevice, GatewayView>> = {
  computer: {
    Way: WechatWay,
    Waiting: WechatWaiting,
    open: async (paymentId) => ({ codeUrl: await readCode(paymentId) }),
  },
  phone: pageView(inThisPlace('wechat', 'phone')),
  wechat: pageView(inThisPlace('wechat', 'wechat')),
};
