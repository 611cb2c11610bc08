import type { WechatLoginConfig } from './WechatLoginConfig.ts';
import { wechatUrl } from './wechatUrl.ts';

/** The address of WeChat's page with the website QR code; the state must be random and good for one login only. */
export function websiteLoginUrl(
  config: WechatLoginConfig,
  input: { readonly redirectUri: string; readonly state: string },
): string {
  const url = wechatUrl(config.openBaseUrl, '/connect/qrconnect', {
    appid: config.appId,
    redirect_uri: input.redirectUri,
    response_type: 'code',
    scope: 'snsapi_login',
    state: input.state,
  });
  url.hash = 'wechat_redirect';
  return url.href;
}
