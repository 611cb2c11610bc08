import { html } from '../page/html.ts';
import type { Page } from '../page/sendPage.ts';
import type { Trade } from '../pay/Trade.ts';
import { formatYuan } from '../pay/yuan.ts';
import { prepayIdOf } from './prepayId.ts';

const STATE_WORDS = { unpaid: '等待支付', paid: '支付成功', closed: '订单已关闭' } as const;

/** What WeChat shows once a phone's browser has opened it. */
export function h5Page(trade: Trade, shopName: string, backTo: string): Page {
  const button = (action: string, words: string, isMain: boolean) =>
    html`<button class="button ${isMain ? 'main' : ''}" name="action" value="${action}" type="submit">
      ${words}
    </button>`;
  return {
    title: '微信支付',
    bare: true,
    body: html`<h1>微信支付</h1>
      <div class="panel centre">
        <p class="note">${shopName}</p>
        <p>${trade.title}</p>
        <p class="amount">¥${formatYuan(trade.amountFen)}</p>
        <p role="status">${STATE_WORDS[trade.state]}</p>
      </div>
      <form class="actions" method="post" action="/wechat/h5">
        <input type="hidden" name="prepay_id" value="${prepayIdOf(trade)}" />
        <input type="hidden" name="redirect_url" value="${backTo}" />
        ${trade.state === 'unpaid' ? [button('confirm', '确认支付', true)] : ''}
        ${button('back', trade.state === 'unpaid' ? '取消' : '返回商家', false)}
      </form>`,
  };
}

export function h5ErrorPage(words: string): Page {
  return {
    title: '微信支付',
    bare: true,
    body: html`<h1>无法支付</h1>
      <p class="message" role="alert">${words}</p>`,
  };
}
