import type { WebGateway } from '../WebGateway.ts';
import { openWaitingWindow } from './openWaitingWindow.ts';

export const alipayGateway: WebGateway = {
  icon: 'coins',
  words: '在新窗口打开支付宝',
  openingWords: '正在打开支付宝',
  prepareWindow: openWaitingWindow,
};
