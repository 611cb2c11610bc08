import type { WebGateway } from '../WebGateway.ts';

export const wechatGateway: WebGateway = {
  icon: 'chat',
  words: '用微信扫码付款',
  openingWords: '正在取付款码',
  prepareWindow: () => null,
};
