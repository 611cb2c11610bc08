import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { checkAppKeys } from './checkAppKeys.ts';
import type { WechatWorld } from './createWechatWorld.ts';
import type { TicketFinding } from './createTickets.ts';
import type { Person } from './people.ts';
import { queryText } from './queryText.ts';
import { wechatError, type WechatError } from './wechatError.ts';
import { openidOf, unionidOf } from './wechatIds.ts';

/** /sns/…: exchange a code for the person behind it. WeChat answers JSON here, labelled text/plain. */
export function snsRoutes(app: FastifyInstance, world: WechatWorld): void {
  const { website, miniProgram, payApp } = world.config;

  app.get('/sns/oauth2/access_token', ({ query }, reply) => {
    const isPayer = queryText(query, 'appid') === payApp.appId;
    const asked = isPayer ? payApp : website;
    const wrong = checkAppKeys(asked, queryText(query, 'appid'), queryText(query, 'secret'));
    if (wrong !== undefined) return send(reply, wrong);
    if (queryText(query, 'grant_type') !== 'authorization_code') return send(reply, wechatError(40002));
    const code = queryText(query, 'code');
    if (code === '') return send(reply, wechatError(41008));
    const finding = (isPayer ? world.payerCodes : world.websiteCodes).redeem(code);
    if (finding.state !== 'live') return send(reply, codeError(finding, 42003));
    return send(reply, {
      access_token: world.websiteTokens.issue(finding.value),
      expires_in: 7200,
      refresh_token: randomBytes(32).toString('base64url'),
      openid: openidOf(finding.value, asked.appId),
      scope: isPayer ? 'snsapi_base' : 'snsapi_login',
      unionid: unionidOf(finding.value),
    });
  });

  app.get('/sns/userinfo', ({ query, protocol, host }, reply) => {
    const token = queryText(query, 'access_token');
    if (token === '') return send(reply, wechatError(41001));
    const finding = world.websiteTokens.look(token);
    if (finding.state !== 'live') return send(reply, wechatError(finding.state === 'expired' ? 42001 : 40001));
    const openid = openidOf(finding.value, website.appId);
    if (queryText(query, 'openid') !== openid) return send(reply, wechatError(40003));
    return send(reply, {
      openid,
      nickname: finding.value.nickname,
      sex: 0,
      province: '',
      city: '',
      country: '',
      headimgurl: `${protocol}://${host}/avatars/${finding.value.id}`,
      privilege: [],
      unionid: unionidOf(finding.value),
    });
  });

  app.get('/sns/jscode2session', ({ query }, reply) => {
    const wrong = checkAppKeys(miniProgram, queryText(query, 'appid'), queryText(query, 'secret'));
    if (wrong !== undefined) return send(reply, wrong);
    if (queryText(query, 'grant_type') !== 'authorization_code') return send(reply, wechatError(40002));
    const code = queryText(query, 'js_code');
    if (code === '') return send(reply, wechatError(41008));
    const finding = world.jsCodes.redeem(code);
    if (finding.state !== 'live') return send(reply, codeError(finding, 40029));
    return send(reply, {
      session_key: randomBytes(16).toString('base64'),
      openid: openidOf(finding.value, miniProgram.appId),
      unionid: unionidOf(finding.value),
    });
  });
}

function codeError(finding: TicketFinding<Person>, whenExpired: 40029 | 42003): WechatError {
  if (finding.state === 'used') return wechatError(40163);
  return wechatError(finding.state === 'expired' ? whenExpired : 40029);
}

function send(reply: FastifyReply, body: object): FastifyReply {
  return reply.type('text/plain').send(JSON.stringify(body));
}
