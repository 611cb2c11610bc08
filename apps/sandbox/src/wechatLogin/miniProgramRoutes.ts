import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkAppKeys } from './checkAppKeys.ts';
import { checkWxacodeRequest } from './checkWxacodeRequest.ts';
import type { WechatWorld } from './createWechatWorld.ts';
import { drawSunCode } from './drawSunCode.ts';
import { queryText } from './queryText.ts';
import { wechatError, type WechatError } from './wechatError.ts';

const stableTokenBody = z.object({
  grant_type: z.string().default(''),
  appid: z.string().default(''),
  secret: z.string().default(''),
  force_refresh: z.boolean().default(false),
});
const phoneNumberBody = z.object({ code: z.string().min(1) });

/** /cgi-bin and /wxa: endpoints that a mini program's server calls with an access_token. */
export function miniProgramRoutes(app: FastifyInstance, world: WechatWorld): void {
  const { miniProgram } = world.config;

  app.register((wxa, _options, done) => {
    // WeChat reads JSON whatever the content type says, and tells a bad body in its own words.
    wxa.removeAllContentTypeParsers();
    wxa.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, readJson(String(body))),
    );

    wxa.get('/cgi-bin/token', ({ query }) => {
      if (queryText(query, 'grant_type') !== 'client_credential') return wechatError(40002);
      return (
        checkAppKeys(miniProgram, queryText(query, 'appid'), queryText(query, 'secret')) ??
        world.miniProgramTokens.fresh()
      );
    });

    wxa.post('/cgi-bin/stable_token', ({ body }) => {
      const asked = stableTokenBody.safeParse(body);
      if (!asked.success) return wechatError(47001);
      if (asked.data.grant_type !== 'client_credential') return wechatError(40002);
      return (
        checkAppKeys(miniProgram, asked.data.appid, asked.data.secret) ??
        world.miniProgramTokens.stable(asked.data.force_refresh)
      );
    });

    wxa.post('/wxa/getwxacodeunlimit', async ({ query, body }, reply) => {
      const wrongToken = checkToken(queryText(query, 'access_token'));
      if (wrongToken !== undefined) return wrongToken;
      const checked = checkWxacodeRequest(body);
      if ('errcode' in checked) return checked;
      world.miniProgramCodes.register(checked.scene, checked.page);
      return reply.type('image/png').send(await drawSunCode(checked.scene, checked.width));
    });

    wxa.post('/wxa/business/getuserphonenumber', ({ query, body }) => {
      const wrongToken = checkToken(queryText(query, 'access_token'));
      if (wrongToken !== undefined) return wrongToken;
      const asked = phoneNumberBody.safeParse(body);
      if (!asked.success) return wechatError(47001);
      const finding = world.phoneNumberCodes.redeem(asked.data.code);
      if (finding.state !== 'live') return wechatError(finding.state === 'used' ? 40163 : 40029);
      const { phoneNumber } = finding.value;
      const watermark = { timestamp: Math.floor(world.now() / 1000), appid: miniProgram.appId };
      return {
        errcode: 0,
        errmsg: 'ok',
        phone_info: { phoneNumber, purePhoneNumber: phoneNumber, countryCode: '86', watermark },
      };
    });
    done();
  });

  function checkToken(token: string): WechatError | undefined {
    if (token === '') return wechatError(41001);
    const state = world.miniProgramTokens.check(token);
    if (state === 'live') return undefined;
    return wechatError(state === 'expired' ? 42001 : 40001);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
