import { html, type SafeHtml, trusted } from '../page/html.ts';
import type { Page } from '../page/sendPage.ts';
import type { Person } from './people.ts';
import { personAvatar } from './personAvatar.ts';
import type { PhoneAction } from './PhoneAction.ts';
import { statusWords } from './statusWords.ts';

export interface CodeInHand {
  readonly kind: '网站二维码' | '小程序码';
  readonly name: string;
  readonly status: keyof typeof statusWords;
  /** The last message of the service or the shop to this phone. */
  readonly message: string;
  /** Whether this very person has scanned it. */
  readonly scannedByMe: boolean;
  readonly actionPath: string;
}

export function phoneCodePage(person: Person, code: CodeInHand): Page {
  const open = code.status === 'waiting' || code.status === 'scanned';
  return {
    title: `${code.kind} · 微信手机`,
    body: html`<h1>${code.kind}</h1>
      <div class="panel">
        <div class="row">
          ${trusted(personAvatar(person))}
          <div class="grow">
            <div>${person.nickname}</div>
            <div class="note">${code.name}</div>
          </div>
        </div>
        <p role="status">${statusWords[code.status]}</p>
      </div>
      ${code.message === '' ? '' : html`<p class="message" role="alert">${code.message}</p>`}
      <div class="actions">
        ${open ? choices(person, code) : ''}
        <a class="button" href="/phone?person=${person.id}">${open ? '放着不管' : '返回'}</a>
      </div>`,
  };
}

function choices(person: Person, code: CodeInHand): readonly SafeHtml[] {
  const expire = actionForm(person, code, 'expire', '让它立刻失效', false);
  if (!code.scannedByMe) return [actionForm(person, code, 'scan', '扫一扫', true), expire];
  return [
    actionForm(person, code, 'confirm', '确认登录', true),
    actionForm(person, code, 'refuse', '拒绝', false),
    expire,
  ];
}

function actionForm(person: Person, code: CodeInHand, action: PhoneAction, words: string, main: boolean): SafeHtml {
  return html`<form method="post" action="${code.actionPath}">
    <input type="hidden" name="person" value="${person.id}" /><input type="hidden" name="action" value="${action}" />
    <button class="button ${main ? 'main' : ''}" type="submit">${words}</button>
  </form>`;
}
