import { z } from 'zod';
import { asCodeRefusal } from './asCodeRefusal.ts';
import { readWechatJson } from './readWechatJson.ts';
import { requestWechat } from './requestWechat.ts';
import type { WechatLoginConfig } from './WechatLoginConfig.ts';
import { wechatUrl } from './wechatUrl.ts';

export interface MiniProgramIdentity {
  readonly openid: string;
  readonly unionid: string | null;
}

// session_key is deliberately not read: its holder could forge the mini program's data.
const sessionReply = z.object({ openid: z.string().min(1), unionid: z.string().min(1).optional() });

export async function exchangeMiniProgramCode(config: WechatLoginConfig, jsCode: string): Promise<MiniProgramIdentity> {
  const url = wechatUrl(config.apiBaseUrl, '/sns/jscode2session', {
    appid: config.mpAppId,
    secret: config.mpAppSecret,
    js_code: jsCode,
    grant_type: 'authorization_code',
  });
  try {
    const { openid, unionid } = readWechatJson(sessionReply, await requestWechat(url));
    return { openid, unionid: unionid ?? null };
  } catch (error) {
    throw asCodeRefusal(error);
  }
}
