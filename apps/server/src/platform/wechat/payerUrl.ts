import type { WechatLoginConfig } from './WechatLoginConfig.ts';
import { wechatUrl } from './wechatUrl.ts';

/** Inside WeChat: leads back at once with a code for the person who sits there, who is not asked and tells no name. */
export function payerUrl(
  config: WechatLoginConfig,
  input: { readonly redirectUri: string; readonly state: string },
): string {
  const url = wechatUrl(config.openBaseUrl, '/connect/oauth2/authorize', {
    appid: config.payAppId,
    redirect_uri: input.redirectUri,
    response_type: 'code',
    scope: 'snsapi_base',
    state: input.state,
  });
  url.hash = 'wechat_redirect';
  return url.href;
}
