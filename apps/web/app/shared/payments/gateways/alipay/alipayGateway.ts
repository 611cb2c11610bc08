import { rules } from '@jiwu/contract/rules';
import { payDevice } from '../payDevice.ts';
import type { WebGateway } from '../WebGateway.ts';
import { openWaitingWindow } from '../page/openWaitingWindow.ts';

export const alipayGateway: WebGateway = {
  icon: 'coins',
  words: { computer: '在新窗口打开支付宝', phone: '打开支付宝付款', wechat: '要在浏览器里付' },
  openingWords: { computer: '正在打开支付宝', phone: '正在打开支付宝', wechat: '要在浏览器里付' },
  hindrance: {
    computer: null,
    phone: null,
    wechat: '微信里打不开支付宝。点右上角“···”，选“在浏览器打开”，再用支付宝付；或者就用微信支付。',
  },
  prepareWindow: () => (payDevice() === 'computer' ? openWaitingWindow(rules.payment.names.alipay) : null),
};
