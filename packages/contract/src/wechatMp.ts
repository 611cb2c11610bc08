import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, opaqueKey, text } from './fields.ts';

/** Calls of the mini program on the phone, after it has scanned a login code. */
export const wechatMpEndpoints = {
  wechatMpScan: endpoint({
    method: 'POST',
    path: '/user/login/wechatMp/scan',
    summary: '小程序：扫到登录码',
    caller: 'guest',
    body: z.strictObject({ scene: opaqueKey(32), code: text(128), nickname: text(32) }),
    answer: z.strictObject({ confirmKey: z.string(), expiresAt: instant }),
    perMinute: 20,
  }),
  wechatMpDecide: endpoint({
    method: 'POST',
    path: '/user/login/wechatMp/decide',
    summary: '小程序：确认或拒绝登录',
    caller: 'guest',
    body: z.strictObject({
      scene: opaqueKey(32),
      confirmKey: opaqueKey(),
      decision: z.enum(['confirm', 'refuse']),
    }),
    answer: z.strictObject({ state: z.enum(['confirmed', 'refused']) }),
    perMinute: 20,
  }),
};
