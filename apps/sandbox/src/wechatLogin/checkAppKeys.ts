import type { WechatApp } from '../config.ts';
import { wechatError, type WechatError } from './wechatError.ts';

/** The order in which WeChat looks at appid and secret; undefined when both are right. */
export function checkAppKeys(app: WechatApp, appid: string, secret: string): WechatError | undefined {
  if (appid === '') return wechatError(41002);
  if (appid !== app.appId) return wechatError(40013);
  if (secret === '') return wechatError(41004);
  if (secret !== app.appSecret) return wechatError(40125);
  return undefined;
}
