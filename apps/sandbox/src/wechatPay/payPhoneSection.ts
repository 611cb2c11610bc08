import { formatSpan } from '../page/formatSpan.ts';
import { html, type SafeHtml } from '../page/html.ts';
import type { PayWorld } from '../pay/createPayWorld.ts';
import type { Trade } from '../pay/Trade.ts';
import { formatYuan } from '../pay/yuan.ts';
import type { Person } from '../wechatLogin/people.ts';
import { codeUrlOf } from './codeUrl.ts';

const SHOWN_TRADES = 20;

/** A box for the text of a code, since this phone has no camera. It stands outside the part that renews itself. */
export function payCodeBox(person: Person): SafeHtml {
  return html`<form class="row" method="get" action="/phone/pay">
    <input type="hidden" name="person" value="${person.id}" />
    <label for="code">付款码</label>
    <input class="button grow" id="code" name="code" autocomplete="off" placeholder="weixin://wxpay/bizpayurl?pr=" />
    <button class="button" type="submit">扫码</button>
  </form>`;
}

export function waitingTrades(world: PayWorld, person: Person): SafeHtml {
  const trades = world.books.trades.waiting({ gateway: 'wechat', kind: 'NATIVE' }, SHOWN_TRADES);
  if (trades.length === 0) return html`<p class="panel">没有等待支付的订单。在商城选微信支付，付款码会出现在这里。</p>`;
  return html`<ol class="list">
    ${trades.map((trade) => tradeItem(world, person, trade))}
  </ol>`;
}

function tradeItem(world: PayWorld, person: Person, trade: Trade): SafeHtml {
  return html`<li class="row">
    <div class="grow">
      <div>¥${formatYuan(trade.amountFen)}</div>
      <div class="note">${trade.title}</div>
      <div class="note">
        ${formatSpan(world.now() - trade.createdAt)}前，还剩 ${formatSpan(trade.expiresAt - world.now())}
      </div>
    </div>
    <a class="button" href="/phone/pay?person=${person.id}&code=${encodeURIComponent(codeUrlOf(trade))}"
      >支付<span class="hidden">${trade.outTradeNo}</span></a
    >
  </li>`;
}
