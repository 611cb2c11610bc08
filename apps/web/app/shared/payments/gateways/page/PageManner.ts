import { rules, type OutsideGateway, type PayDevice } from '@jiwu/contract/rules';
import type { IconName } from '../../../../ui/icon/Icon.tsx';
import type { PayWish } from '../../payWays/PayTarget.ts';
import type { WindowPlace } from '../GatewayView.ts';
import { openWaitingWindow } from './openWaitingWindow.ts';

/** How a gateway's own page comes up. */
export interface PageManner {
  readonly wish: PayWish;
  /** To be called while the user presses: where the gateway's page will stand. Null: the browser lets no window open. */
  readonly prepare: () => Window | null;
  readonly start: { readonly text: string; readonly button: (amount: string) => string };
  readonly waiting: Readonly<Record<WindowPlace, PageWords>>;
}

interface PageWords {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

/** On computers: in a window of its own, and this page waits for the result. */
export function besideThisPage(gateway: OutsideGateway): PageManner {
  const name = rules.payment.names[gateway];
  return {
    wish: { gateway, device: 'computer' },
    prepare: () => openWaitingWindow(name),
    start: {
      text: `按下面的按钮，在新窗口里用${name}付款；付完这里会自己更新。`,
      button: (amount) => `用${name}付款 ${amount}`,
    },
    waiting: {
      opened: {
        icon: 'screen',
        title: `已在新窗口打开${name}，等您付完`,
        text: '付完后这里会自己更新。窗口没有打开，可能被浏览器拦住了。',
        button: `重新打开${name}`,
      },
      blocked: {
        icon: 'info',
        title: `${name}的窗口没有打开`,
        text: '可能被浏览器拦住了，请按下面的按钮打开。',
        button: `打开${name}`,
      },
      left: {
        icon: 'screen',
        title: `正在等${name}的付款结果`,
        text: `付过了会自己更新。还没有付，可以重新打开${name}。`,
        button: `重新打开${name}`,
      },
    },
  };
}

/**
 * On phones and inside WeChat: this very page gives way to the gateway's, which leads back. Whoever comes back by the phone's own switch
 * finds it here, waiting for the result.
 */
export function inThisPlace(gateway: OutsideGateway, device: PayDevice): PageManner {
  const name = rules.payment.names[gateway];
  const button = `重新打开${name}`;
  return {
    wish: { gateway, device },
    prepare: () => window,
    start: { text: '付完会回到这里。', button: (amount) => `打开${name}，付 ${amount}` },
    waiting: {
      opened: { icon: 'clock', title: `已打开${name}，等您付完`, text: '付完后这里会自己更新。', button },
      blocked: { icon: 'clock', title: `正在打开${name}`, text: '付完会回到这里。', button },
      left: {
        icon: 'clock',
        title: `正在等${name}的付款结果`,
        text: '付过了会自己更新。还没有付，可以重新打开。',
        button,
      },
    },
  };
}
