import { z } from 'zod';
import { OutsideServiceError } from '../outside/OutsideServiceError.ts';
import type { AccessTokenKeeper } from './createAccessTokenKeeper.ts';
import { readWechatJson } from './readWechatJson.ts';
import { requestWechat } from './requestWechat.ts';
import type { WechatLoginConfig } from './WechatLoginConfig.ts';
import { wechatUrl } from './wechatUrl.ts';

export interface MiniProgramCodeInput {
  /** At most 32 signs of 0-9A-Za-z!#$&'()*+,/:;=?@-._~ */
  readonly scene: string;
  readonly page: string;
}

export interface MiniProgramCode {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

const STALE_TOKEN_CODES = new Set<string | undefined>(['40001', '42001']);

/** A token can end before its time, for instance when another process forced a new one: then once more, and no oftener. */
export async function createMiniProgramCode(
  config: WechatLoginConfig,
  tokens: AccessTokenKeeper,
  input: MiniProgramCodeInput,
): Promise<MiniProgramCode> {
  const token = await tokens.get();
  try {
    return await draw(config, token, input);
  } catch (error) {
    if (!(error instanceof OutsideServiceError) || !STALE_TOKEN_CODES.has(error.code)) throw error;
    tokens.drop(token);
    return draw(config, await tokens.get(), input);
  }
}

async function draw(config: WechatLoginConfig, token: string, input: MiniProgramCodeInput): Promise<MiniProgramCode> {
  const url = wechatUrl(config.apiBaseUrl, '/wxa/getwxacodeunlimit', { access_token: token });
  const reply = await requestWechat(url, {
    scene: input.scene,
    page: input.page,
    check_path: true,
    env_version: 'release',
  });
  if (reply.contentType.startsWith('image/')) return { bytes: reply.bytes, contentType: reply.contentType };
  // Not a picture, so it must be a refusal: reading it throws, since no other JSON is known here.
  return readWechatJson(z.never(), reply);
}
