import { html, type SafeHtml, trusted } from '../page/html.ts';
import type { Page } from '../page/sendPage.ts';
import type { PayWorld } from './createPayWorld.ts';
import { GatewayName } from './GatewayName.ts';
import { forgeriesOf, type PayFaults, PayOperation } from './PayFaults.ts';
import { formatYuan } from './yuan.ts';

const gatewayWords: Readonly<Record<GatewayName, string>> = { wechat: '微信支付', alipay: '支付宝' };
const operationWords: Readonly<Record<PayOperation, string>> = {
  create: '下单',
  query: '查单',
  close: '关单',
  refund: '退款',
  queryRefund: '查退款',
};

export function payFaultsPage(world: PayWorld): Page {
  return {
    title: '支付网关',
    body: html`<h1>支付网关</h1>
      <table class="sums panel">
        <thead>
          <tr>
            <th scope="col">网关</th>
            <th scope="col">收款</th>
            <th scope="col">退款</th>
            <th scope="col">结余</th>
          </tr>
        </thead>
        <tbody>
          ${GatewayName.options.map((gateway) => sumsRow(world, gateway))}
        </tbody>
      </table>
      ${GatewayName.options.map((gateway) => faultsForm(gateway, world.faults.of(gateway)))}
      <div class="actions">
        <form method="post" action="/pay/release"><button class="button" type="submit">放出攒着的回调</button></form>
        <form method="post" action="/pay/reset"><button class="button" type="submit">恢复正常</button></form>
      </div>`,
  };
}

function sumsRow(world: PayWorld, gateway: GatewayName): SafeHtml {
  const sums = world.books.sums(gateway);
  return html`<tr>
    <th scope="row">${gatewayWords[gateway]}</th>
    <td>${sums.captures} 笔<br />¥${formatYuan(sums.capturedFen)}</td>
    <td>${sums.refunds} 笔<br />¥${formatYuan(sums.refundedFen)}</td>
    <td>¥${formatYuan(sums.balanceFen)}</td>
  </tr>`;
}

function faultsForm(gateway: GatewayName, faults: PayFaults): SafeHtml {
  return html`<form method="post" action="/pay/faults">
    <h2>${gatewayWords[gateway]}</h2>
    <input type="hidden" name="gateway" value="${gateway}" />
    <div class="panel">
      ${number(gateway, 'duplicate', '每个回调同时发几份', faults.duplicate)}
      ${number(gateway, 'delayMs', '回调推迟毫秒数', faults.delayMs)}
      ${number(gateway, 'reorder', '攒够几个再乱序发出', faults.reorder)} ${tick('drop', '回调一概不发', faults.drop)}
      ${choice(gateway, 'forge', '改发伪造的回调', forgeriesOf[gateway], faults.forge)}
      ${number(gateway, 'timeoutAfterCapture', '付款后丢掉几个应答', faults.timeoutAfterCapture)}
      <fieldset class="field">
        <legend>办成之后丢掉应答</legend>
        ${PayOperation.options.map((operation) => tick('timeoutOn', operationWords[operation], faults.timeoutOn.includes(operation), operation))}
      </fieldset>
      ${choice(gateway, 'failRefunds', '退款失败', ['abnormal', 'closed', 'systemError', 'notEnough', 'invalid'], faults.failRefunds)}
      ${number(gateway, 'failRefundsTimes', '失败几次', faults.failRefundsTimes)}
      ${tick('callbackBeforeAnswer', '先回调，后应答下单', faults.callbackBeforeAnswer)}
      ${number(gateway, 'scheduleFactor', '重发间隔的倍数', faults.scheduleFactor, 'any')}
      <div class="actions"><button class="button main" type="submit">保存</button></div>
    </div>
  </form>`;
}

function number(gateway: GatewayName, name: keyof PayFaults, words: string, value: number, step = '1'): SafeHtml {
  const id = `${gateway}-${name}`;
  return html`<div class="field">
    <label for="${id}">${words}</label
    ><input class="button" id="${id}" name="${name}" type="number" min="0" step="${step}" value="${value}" />
  </div>`;
}

function tick(name: keyof PayFaults, words: string, isOn: boolean, value = 'on'): SafeHtml {
  const checked = isOn ? trusted('checked') : '';
  return html`<label class="row"><input type="checkbox" name="${name}" value="${value}" ${checked} />${words}</label>`;
}

function choice(
  gateway: GatewayName,
  name: keyof PayFaults,
  words: string,
  options: readonly string[],
  chosen: string | null,
): SafeHtml {
  const id = `${gateway}-${name}`;
  return html`<div class="field">
    <label for="${id}">${words}</label>
    <select class="button" id="${id}" name="${name}">
      <option value="">不</option>
      ${options.map((one) => html`<option ${one === chosen ? trusted('selected') : ''}>${one}</option>`)}
    </select>
  </div>`;
}
