import type { wechatMpEndpoints } from '@jiwu/contract';
import { cleanNickname, decideTicket, scanTicket } from '../modules/people/identity/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const wechatMpHandlers: HandlersOf<typeof wechatMpEndpoints> = {
  async wechatMpScan(context, { body }) {
    const { services } = context;
    const who = await services.wechat.exchangeMiniProgramCode(body.code);
    const person = { app: 'miniProgram' as const, nickname: cleanNickname(body.nickname), ...who };
    return await context.write(async (tx) => {
      const { confirmKey, expiresAt } = await scanTicket(tx, { scene: body.scene, person, now: services.clock() });
      return { confirmKey, expiresAt: expiresAt.toISOString() };
    });
  },

  async wechatMpDecide(context, { body }) {
    return await context.write(async (tx) => ({
      state: await decideTicket(tx, { ...body, now: context.services.clock() }),
    }));
  },
};
