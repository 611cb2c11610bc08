import { z } from 'zod';
import { asCodeRefusal } from './asCodeRefusal.ts';
import { readWechatJson } from './readWechatJson.ts';
import { requestWechat } from './requestWechat.ts';
import type { WechatLoginConfig } from './WechatLoginConfig.ts';
import { wechatUrl } from './wechatUrl.ts';

export interface WebsiteIdentity {
  readonly openid: string;
  readonly unionid: string | null;
  readonly nickname: string;
}

/** WeChat's own display name for people without a name. */
const NAMELESS = '微信用户';

const tokenReply = z.object({
  access_token: z.string().min(1),
  openid: z.string().min(1),
  unionid: z.string().min(1).optional(),
});
const userReply = z.object({ nickname: z.string(), unionid: z.string().min(1).optional() });

export async function exchangeWebsiteCode(config: WechatLoginConfig, code: string): Promise<WebsiteIdentity> {
  const url = wechatUrl(config.apiBaseUrl, '/sns/oauth2/access_token', {
    appid: config.appId,
    secret: config.appSecret,
    code,
    grant_type: 'authorization_code',
  });
  const token = await requestWechat(url)
    .then((reply) => readWechatJson(tokenReply, reply))
    .catch((error: unknown) => {
      throw asCodeRefusal(error);
    });
  // The code is spent by now: a login must not fail for want of a name.
  const user = await findUser(config, token.access_token, token.openid);
  return {
    openid: token.openid,
    unionid: token.unionid ?? user?.unionid ?? null,
    nickname: user?.nickname.trim() || NAMELESS,
  };
}

async function findUser(
  config: WechatLoginConfig,
  accessToken: string,
  openid: string,
): Promise<z.infer<typeof userReply> | undefined> {
  const url = wechatUrl(config.apiBaseUrl, '/sns/userinfo', { access_token: accessToken, openid, lang: 'zh_CN' });
  try {
    return readWechatJson(userReply, await requestWechat(url));
  } catch {
    return undefined;
  }
}
