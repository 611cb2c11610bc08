import { html, type SafeHtml } from '../page/html.ts';
import type { Page } from '../page/sendPage.ts';
import type { Trade } from '../pay/Trade.ts';
import { formatYuan } from '../pay/yuan.ts';
import type { Person } from '../wechatLogin/people.ts';
import { codeUrlOf } from './codeUrl.ts';

const STATE_WORDS = { unpaid: '等待支付', paid: '支付成功', closed: '订单已关闭' } as const;

export function payPhonePage(person: Person, trade: Trade, shopName: string): Page {
  const isOpen = trade.state === 'unpaid';
  return {
    title: '微信支付 · 微信手机',
    body: html`<h1>微信支付</h1>
      <div class="panel centre">
        <p class="note">${shopName}</p>
        <p>${trade.title}</p>
        <p class="amount">¥${formatYuan(trade.amountFen)}</p>
        <p role="status">${STATE_WORDS[trade.state]}</p>
      </div>
      <div class="actions">
        ${isOpen ? payForm(person, trade) : ''}
        <a class="button" href="/phone?person=${person.id}">${isOpen ? '取消' : '返回'}</a>
      </div>`,
  };
}

function payForm(person: Person, trade: Trade): SafeHtml {
  return html`<form method="post" action="/phone/pay">
    <input type="hidden" name="person" value="${person.id}" /><input
      type="hidden"
      name="code"
      value="${codeUrlOf(trade)}"
    />
    <button class="button main" type="submit">确认支付</button>
  </form>`;
}
