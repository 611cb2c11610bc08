import { z } from 'zod';
import { asCodeRefusal } from './asCodeRefusal.ts';
import { readWechatJson } from './readWechatJson.ts';
import { requestWechat } from './requestWechat.ts';
import type { WechatLoginConfig } from './WechatLoginConfig.ts';
import { wechatUrl } from './wechatUrl.ts';

const tokenReply = z.object({ openid: z.string().min(1).max(128) });

/** The openid of the person who sits in WeChat, for the app that is bound to the merchant. */
export async function exchangePayerCode(config: WechatLoginConfig, code: string): Promise<string> {
  const url = wechatUrl(config.apiBaseUrl, '/sns/oauth2/access_token', {
    appid: config.payAppId,
    secret: config.payAppSecret,
    code,
    grant_type: 'authorization_code',
  });
  try {
    return readWechatJson(tokenReply, await requestWechat(url)).openid;
  } catch (error) {
    throw asCodeRefusal(error);
  }
}
