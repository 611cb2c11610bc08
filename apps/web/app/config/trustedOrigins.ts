import type { OutsideGateway } from '@jiwu/contract/rules';

/**
 * Origins besides our own that an answer of the API may lead to (specification §8, 30200): the payment gateways. They
 * are known when the server starts, not when the page is built, so the server writes them into every page.
 */
export const TRUSTED_ORIGINS = 'trusted-origins';

export const trustedOrigins: readonly string[] = typeof document === 'undefined' ? cashierOrigins() : writtenOrigins();

function cashierOrigins(): string[] {
  /** Where each gateway's own pages open; none for a gateway that has no page. WeChat tells who pays inside it on one of its own. */
  const cashiers: Readonly<Record<OutsideGateway, readonly string[]>> = {
    wechat: [
      process.env['WECHATPAY_PAGE_ORIGIN'] ?? 'https://wx.tenpay.com',
      process.env['WECHAT_OPEN_BASE_URL'] ?? 'https://open.weixin.qq.com',
    ],
    alipay: [process.env['ALIPAY_GATEWAY_URL'] ?? 'https://openapi.alipay.com/gateway.do'],
  };
  const origins = Object.values(cashiers).flatMap((addresses) => addresses.map((address) => new URL(address).origin));
  return [...new Set(origins)];
}

function writtenOrigins(): string[] {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${TRUSTED_ORIGINS}"]`);
  return (element?.content ?? '').split(' ').filter((origin) => origin !== '');
}
