import { html, trusted } from '../page/html.ts';
import type { Page } from '../page/sendPage.ts';
import type { WebsiteLogin } from './createWebsiteLogins.ts';

/**
 * In a frame the TOP window goes on (unless self_redirect asks otherwise). A browser may forbid that to a frame that the user has
 * not touched, so a link offers the same way on.
 */
const script = `
const box = document.querySelector('[data-uuid]');
const say = document.getElementById('say');
const goOn = document.getElementById('goOn');
const target = box.dataset.self === 'true' ? window : window.top;
const words = { waiting: '请用手机扫描二维码登录', scanned: '扫描成功，请在手机上确认', confirmed: '登录成功，正在返回', refused: '已拒绝登录，正在返回', expired: '二维码已失效' };
let shown = 'waiting';
async function look() {
  let now = null;
  try {
    now = await (await fetch('/connect/qrconnect/status?uuid=' + encodeURIComponent(box.dataset.uuid))).json();
  } catch { /* asked again below */ }
  if (now && now.status !== shown) {
    shown = now.status;
    say.textContent = words[shown];
    box.classList.toggle('old', shown === 'expired');
    document.getElementById('again').hidden = shown !== 'expired';
  }
  if (now && now.goOnTo) {
    goOn.href = now.goOnTo;
    goOn.hidden = false;
    try { target.location.href = now.goOnTo; } catch { /* the link is there */ }
    return;
  }
  if (shown !== 'expired') setTimeout(look, 800);
}
look();
`;

export function qrconnectPage(login: WebsiteLogin, qrSvg: string, selfRedirect: boolean): Page {
  return {
    title: '微信登录',
    bare: true,
    script,
    body: html`<div class="centre">
      <h1>微信登录</h1>
      <div
        class="qr"
        role="img"
        aria-label="微信登录二维码"
        data-uuid="${login.uuid}"
        data-self="${String(selfRedirect)}"
      >
        ${trusted(qrSvg)}
      </div>
      <p id="say" role="status">请用手机扫描二维码登录</p>
      <p id="again" hidden><a class="button" href="">刷新二维码</a></p>
      <p><a class="button" id="goOn" target="${selfRedirect ? '_self' : '_top'}" href="#" hidden>返回网站</a></p>
    </div>`,
  };
}
