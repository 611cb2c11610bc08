import { html } from '../page/html.ts';
import type { Page } from '../page/sendPage.ts';
import type { Person } from './people.ts';

export function phoneMissingPage(person: Person): Page {
  return {
    title: '微信手机',
    body: html`<h1>找不到这个码</h1>
      <p class="message" role="alert">码不存在或已失效，请在电脑上刷新后再扫。</p>
      <div class="actions"><a class="button" href="/phone?person=${person.id}">返回</a></div>`,
  };
}
