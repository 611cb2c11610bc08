import type { PayDevice } from '@jiwu/contract/rules';
import type { GatewayView } from '../GatewayView.ts';
import { besideThisPage, inThisPlace } from '../page/PageManner.ts';
import { pageView } from '../page/pageView.tsx';
import { AlipayInWechat } from './AlipayInWechat.tsx';

export const alipayViews: Readonly<Record<PayDevice, GatewayView>> = {
  computer: pageView(besideThisPage('alipay')),
  phone: pageView(inThisPlace('alipay', 'phone')),
  wechat: { Way: AlipayInWechat, Waiting: AlipayInWechat, open: () => Promise.resolve({ codeUrl: null }) },
};
