import type { OutsideGateway } from '@jiwu/contract/rules';

/**
 * Origins besides our own that an answer of the API may lead to (specification §8, 30200): the payment gateways. They
 * are known when the server starts, not when the page is built, so the server writes them into every page.
 */
export const TRUSTED_ORIGINS = 'trusted-origins';

export const trustedOrigins: readonly string[] = typeof document === 'undefined' ? cashierOrigins() : writtenOrigins();

function cashierOrigins(): string[] {
  /** Where each gateway's own page opens; null for a gateway that has none. */
  const cashiers: Readonly<Record<OutsideGateway, string | null>> = {
    wechat: null,
    alipay: process.env['ALIPAY_GATEWAY_URL'] ?? 'https://openapi.alipay.com/gateway.do',
  };
  return Object.values(cashiers).flatMap((address) => (address === null ? [] : [new URL(address).origin]));
}

function writtenOrigins(): string[] {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${TRUSTED_ORIGINS}"]`);
  return (element?.content ?? '').split(' ').filter((origin) => origin !== '');
}
