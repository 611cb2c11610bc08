import { formatSpan } from '../page/formatSpan.ts';
import { html, type SafeHtml, trusted } from '../page/html.ts';
import { refreshScript } from '../page/refreshScript.ts';
import type { Page } from '../page/sendPage.ts';
import type { PayWorld } from '../pay/createPayWorld.ts';
import { payCodeBox, waitingTrades } from '../wechatPay/payPhoneSection.ts';
import type { WechatWorld } from './createWechatWorld.ts';
import { people, type Person } from './people.ts';
import { personAvatar } from './personAvatar.ts';
import { statusWords } from './statusWords.ts';

const SHOWN_CODES = 20;

export function phoneHomePage(world: WechatWorld, pay: PayWorld, person: Person): Page {
  return {
    title: '微信手机',
    script: refreshScript,
    body: html`<h1>${person.nickname}的手机</h1>
      <nav aria-label="换一个人">
        <ul class="people">
          ${people.map((one) => personLink(one, one.id === person.id))}
        </ul>
      </nav>
      <h2>付款</h2>
      ${payCodeBox(person)}
      <div data-live>
        ${waitingTrades(pay, person)}
        <h2>扫一扫</h2>
        ${codeList(world, person)}
      </div>`,
  };
}

function personLink(person: Person, chosen: boolean): SafeHtml {
  return html`<li>
    <a href="/phone?person=${person.id}" ${chosen ? trusted('aria-current="true"') : ''}
      >${trusted(personAvatar(person))}<span>${person.nickname}</span></a
    >
  </li>`;
}

function codeList(world: WechatWorld, person: Person): SafeHtml {
  const website = world.websiteLogins.list().map((login) => ({
    createdAt: login.createdAt,
    link: `/phone?person=${person.id}&uuid=${encodeURIComponent(login.uuid)}`,
    kind: '网站二维码',
    name: new URL(login.redirectUri).host,
    status: login.status,
    left:
      login.status === 'waiting' || login.status === 'scanned'
        ? `，还剩 ${formatSpan(login.expiresAt - world.now())}`
        : '',
  }));
  const miniProgram = world.miniProgramCodes.list().map((code) => ({
    createdAt: code.createdAt,
    link: `/phone?person=${person.id}&scene=${encodeURIComponent(code.scene)}`,
    kind: '小程序码',
    name: code.scene,
    status: code.status,
    left: '，有效期由商城决定',
  }));
  const codes = [...website, ...miniProgram].toSorted((a, b) => b.createdAt - a.createdAt).slice(0, SHOWN_CODES);
  if (codes.length === 0) return html`<p class="panel">还没有可扫的码。打开商城的微信登录页，码会出现在这里。</p>`;
  return html`<ol class="list">
    ${codes.map(
      (code) =>
        html`<li class="row">
          <div class="grow">
            <div>${code.kind}<span class="note"> ${statusWords[code.status]}</span></div>
            <div class="note">${code.name}</div>
            <div class="note">${formatSpan(world.now() - code.createdAt)}前${code.left}</div>
          </div>
          <a class="button" href="${code.link}">打开<span class="hidden">${code.kind} ${code.name}</span></a>
        </li>`,
    )}
  </ol>`;
}
