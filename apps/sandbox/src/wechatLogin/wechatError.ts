import { randomBytes } from 'node:crypto';

const MESSAGES = {
  40001: 'invalid credential, access_token is invalid or not latest',
  40002: 'invalid grant_type',
  40003: 'invalid openid',
  40013: 'invalid appid',
  40029: 'invalid code',
  40097: 'invalid args',
  40125: 'invalid appsecret',
  40129: 'invalid scene',
  40163: 'code been used',
  40169: 'invalid length for scene, or the data is not json string',
  41001: 'access_token missing',
  41002: 'appid missing',
  41004: 'appsecret missing',
  41008: 'missing code',
  41030: 'invalid page',
  42001: 'access_token expired',
  42003: 'code expired',
  47001: 'data format error',
} as const;

type WechatErrcode = keyof typeof MESSAGES;

export interface WechatError {
  readonly errcode: WechatErrcode;
  readonly errmsg: string;
}

/** WeChat tells errors in the body with status 200, each with a request id. */
export function wechatError(errcode: WechatErrcode): WechatError {
  return {
    errcode,
    errmsg: `${MESSAGES[errcode]}, rid: ${randomBytes(4).toString('hex')}-${randomBytes(4).toString('hex')}`,
  };
}
