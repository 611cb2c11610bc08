import { z } from 'zod';
import { readWechatJson } from './readWechatJson.ts';
import { requestWechat } from './requestWechat.ts';
import type { WechatLoginConfig } from './WechatLoginConfig.ts';
import { wechatUrl } from './wechatUrl.ts';

export interface AccessTokenKeeper {
  readonly get: () => Promise<string>;
  /** WeChat would not take this token. A newer one that came meanwhile stays. */
  readonly drop: (token: string) => void;
}

const RENEW_BEFORE_END_MS = 60_000;
const tokenReply = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/**
 * Keeps the mini program's access_token; callers that come during a fetch wait for the same fetch. It uses stable_token, not
 * token: the latter ends the token of every other process each time it is called.
 */
export function createAccessTokenKeeper(config: WechatLoginConfig, now: () => number): AccessTokenKeeper {
  let kept: { readonly token: string; readonly goodUntil: number } | undefined;
  let fetching: Promise<string> | undefined;

  const fetchToken = async (): Promise<string> => {
    const reply = await requestWechat(wechatUrl(config.apiBaseUrl, '/cgi-bin/stable_token', {}), {
      grant_type: 'client_credential',
      appid: config.mpAppId,
      secret: config.mpAppSecret,
    });
    const { access_token: token, expires_in: lifeSeconds } = readWechatJson(tokenReply, reply);
    kept = { token, goodUntil: now() + lifeSeconds * 1000 - RENEW_BEFORE_END_MS };
    return token;
  };

  return {
    async get() {
      if (kept !== undefined && now() < kept.goodUntil) return kept.token;
      fetching ??= fetchToken().finally(() => {
        fetching = undefined;
      });
      return fetching;
    },
    drop(token) {
      if (kept?.token === token) kept = undefined;
    },
  };
}
