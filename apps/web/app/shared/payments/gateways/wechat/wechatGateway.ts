import type { WebGateway } from '../WebGateway.ts';

export const wechatGateway: WebGateway = {
  icon: 'chat',
  words: { computer: '用微信扫码付款', phone: '打开微信付款', wechat: '就在微信里付' },
  openingWords: { computer: '正在取付款码', phone: '正在打开微信支付', wechat: '正在打开微信支付' },
  hindrance: { computer: null, phone: null, wechat: null },
  prepareWindow: () => null,
};
