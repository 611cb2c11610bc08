import { html } from './html.ts';
import type { Page } from './sendPage.ts';

export const indexPage: Page = {
  title: '集物沙箱',
  body: html`<h1>集物沙箱</h1>
    <p>这里扮演商城之外的服务：短信、微信登录、微信支付、支付宝与物流查询。密钥只在本机有效。</p>
    <ul class="list">
      <li>
        <a href="/sms">短信收件箱</a>
        <p class="note">商城发出的验证码都在这里，最新的在上面。</p>
      </li>
      <li>
        <a href="/phone">微信手机</a>
        <p class="note">选一个人，扫网站二维码或小程序码，确认或拒绝登录；扫付款码付款。</p>
      </li>
      <li>
        <a href="/pay/faults">支付网关</a>
        <p class="note">两家网关的账本合计；让回调重复、迟到、乱序、丢失或被伪造，让应答超时，让退款失败。</p>
      </li>
      <li>
        <a href="/logistics">物流</a>
        <p class="note">商城查过的运单，自己往前走，也可以推一步；让查询超时或出错。</p>
      </li>
    </ul>`,
};
