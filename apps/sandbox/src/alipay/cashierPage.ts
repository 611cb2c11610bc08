import { html, type SafeHtml } from '../page/html.ts';
import type { Page } from '../page/sendPage.ts';
import type { Trade } from '../pay/Trade.ts';
import { formatYuan } from '../pay/yuan.ts';

const STATE_WORDS = { unpaid: '等待付款', paid: '支付成功', closed: '交易已关闭' } as const;

export function cashierPage(trade: Trade, shopName: string, quitUrl: string | null = null): Page {
  return {
    title: '支付宝收银台',
    bare: true,
    body: html`<h1>支付宝收银台</h1>
      <div class="panel">
        <p class="note">${shopName}</p>
        <p>${trade.title}</p>
        <p class="amount">¥${formatYuan(trade.amountFen)}</p>
        <p role="status">${STATE_WORDS[trade.state]}</p>
      </div>
      <div class="actions">
        ${trade.state === 'unpaid' ? [action(trade, 'confirm', '确认付款', true), action(trade, 'cancel', '取消', false, quitUrl)] : ''}
        ${trade.state !== 'unpaid' && trade.returnUrl !== null ? action(trade, 'cancel', '返回商家', false) : ''}
      </div>`,
  };
}

export function cashierErrorPage(subCode: string, message: string): Page {
  return {
    title: '支付宝收银台',
    bare: true,
    body: html`<h1>无法付款</h1>
      <p class="message" role="alert">${message}</p>
      <p class="note">错误代码 ${subCode}</p>`,
  };
}

function action(
  trade: Trade,
  name: 'confirm' | 'cancel',
  words: string,
  main: boolean,
  quitUrl: string | null = null,
): SafeHtml {
  return html`<form method="post" action="/alipay/cashier/${trade.code}">
    <input type="hidden" name="action" value="${name}" />
    ${quitUrl === null ? '' : html`<input type="hidden" name="quitUrl" value="${quitUrl}" />`}
    <button class="button ${main ? 'main' : ''}" type="submit">${words}</button>
  </form>`;
}
