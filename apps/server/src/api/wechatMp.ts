import type { wechatMpEndpoints } from '@jiwu/contract';
import { decideTicket, scanTicket } from '../modules/identity/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const wechatMpHandlers: HandlersOf<typeof wechatMpEndpoints> = {
  async wechatMpScan(context, { body }) {
    const { services } = context;
    const who = await services.wechat.exchangeMiniProgramCode(body.code);
    const person = { app: 'miniProgram' as const, nickname: body.nickname, ...who };
    const { confirmKey, expiresAt } = await context.write((tx) =>
      scanTicket(tx, { scene: body.scene, person, now: services.clock() }),
    );
    return { confirmKey, expiresAt: new Date(expiresAt).toISOString() };
  },

  async wechatMpDecide(context, { body }) {
    const state = await context.write((tx) => decideTicket(tx, { ...body, now: context.services.clock() }));
    return { state };
  },
};
