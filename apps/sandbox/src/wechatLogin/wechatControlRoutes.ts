import type { FastifyInstance } from 'fastify';
import type { WechatWorld } from './createWechatWorld.ts';
import { PersonChoice, PhoneCommand } from './PhoneCommand.ts';
import { playMiniProgram } from './playMiniProgram.ts';
import { queryText } from './queryText.ts';

/** For tests: the phone without its pages, and actions that no phone has. */
export function wechatControlRoutes(app: FastifyInstance, world: WechatWorld): void {
  app.get('/control/wechat/codes', () => ({
    website: world.websiteLogins
      .list()
      .map(({ uuid, status, person, state, redirectUri, createdAt, expiresAt, goOnTo }) => ({
        uuid,
        status,
        person: person?.id ?? null,
        state,
        redirectUri,
        goOnTo: goOnTo ?? null,
        createdAt: new Date(createdAt).toISOString(),
        expiresAt: new Date(expiresAt).toISOString(),
      })),
    miniProgram: world.miniProgramCodes.list().map(({ scene, page, status, message, createdAt }) => ({
      scene,
      page,
      status,
      message,
      createdAt: new Date(createdAt).toISOString(),
    })),
  }));

  app.post('/control/wechat/website/:uuid', ({ params, body }, reply) => {
    const { person, action } = PhoneCommand.parse(body);
    const uuid = queryText(params, 'uuid');
    const login = world.websiteLogins.find(uuid);
    if (login === undefined) return reply.code(404).send({ ok: false, msg: '找不到这个二维码' });
    const refusal = world.websiteLogins.act(login, person, action);
    const after = world.websiteLogins.find(uuid);
    return { ok: refusal === undefined, msg: refusal ?? '', status: after?.status, goOnTo: after?.goOnTo ?? null };
  });

  app.post('/control/wechat/miniProgram/:scene', async ({ params, body }, reply) => {
    const { person, action } = PhoneCommand.parse(body);
    const code = world.miniProgramCodes.find(queryText(params, 'scene'));
    if (code === undefined) return reply.code(404).send({ ok: false, msg: '找不到这个小程序码' });
    const outcome = await playMiniProgram(world, code, person, action);
    return { ...outcome, status: code.status };
  });

  /** The codes that wx.login and the phone-number button give a mini program. */
  app.post('/control/wechat/jsCode', ({ body }) => ({ code: world.jsCodes.issue(PersonChoice.parse(body).person) }));
  /** With which WeChat tells a page who sits in it. */
  app.post('/control/wechat/payerCode', ({ body }) => ({
    code: world.payerCodes.issue(PersonChoice.parse(body).person),
  }));
  app.post('/control/wechat/phoneNumberCode', ({ body }) => ({
    code: world.phoneNumberCodes.issue(PersonChoice.parse(body).person),
  }));

  app.post('/control/wechat/accessTokens/expire', () => {
    world.miniProgramTokens.expireAll();
    return { ok: true };
  });
}
