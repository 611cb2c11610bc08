import { formatTime } from '../page/formatTime.ts';
import { html } from '../page/html.ts';
import { refreshScript } from '../page/refreshScript.ts';
import type { Page } from '../page/sendPage.ts';
import type { SmsMessage } from './createSmsInbox.ts';

const SHOWN_MESSAGES = 50;

export function smsInboxPage(messages: readonly SmsMessage[], phoneNumber: string | undefined): Page {
  const shown = messages.slice(0, SHOWN_MESSAGES);
  return {
    title: '短信收件箱',
    script: refreshScript,
    body: html`<h1>短信收件箱</h1>
      <form class="row" method="get" action="/sms">
        <label for="phoneNumber">手机号</label>
        <input
          class="button grow"
          id="phoneNumber"
          name="phoneNumber"
          inputmode="numeric"
          autocomplete="off"
          value="${phoneNumber ?? ''}"
        />
        <button class="button" type="submit">筛选</button>
      </form>
      <h2>${phoneNumber === undefined ? '全部短信' : `发给 ${phoneNumber}`}</h2>
      <div data-live aria-live="polite">
        ${
          shown.length === 0
            ? html`<p class="panel">还没有短信。在商城点“获取验证码”，几秒内会出现在这里。</p>`
            : html`<ol class="list">
                ${shown.map(messageItem)}
              </ol>`
        }
      </div>`,
  };
}

function messageItem(message: SmsMessage) {
  return html`<li>
    <div class="row note">
      <span class="grow">${message.phoneNumber}</span
      ><time datetime="${message.at}">${formatTime(Date.parse(message.at))}</time>
    </div>
    <p class="text">${message.text}</p>
  </li>`;
}
