import type { FastifyInstance } from 'fastify';
import encodeQR from 'qr';
import { html } from '../page/html.ts';
import { sendPage } from '../page/sendPage.ts';
import type { WechatWorld } from './createWechatWorld.ts';
import { isAllowedRedirect } from './isAllowedRedirect.ts';
import { findPerson } from './people.ts';
import { personAvatar } from './personAvatar.ts';
import { qrconnectPage } from './qrconnectPage.ts';
import { queryText } from './queryText.ts';

const LONGEST_STATE = 128;

/** The website login's own page. Framing is allowed, as WeChat allows it to registered sites. */
export function qrconnectRoutes(app: FastifyInstance, world: WechatWorld): void {
  app.get('/connect/qrconnect', ({ query, protocol, host }, reply) => {
    const wrong = findMistake(query);
    if (wrong !== undefined) {
      const body = html`<div class="centre">
        <h1>微信登录</h1>
        <p class="message" role="alert">${wrong}</p>
      </div>`;
      return sendPage(reply, { title: '微信登录', bare: true, body }, 400);
    }
    const login = world.websiteLogins.start(queryText(query, 'redirect_uri'), queryText(query, 'state'));
    const phoneUrl = `${protocol}://${host}/phone?uuid=${login.uuid}`;
    const svg = encodeQR(phoneUrl, 'svg', { ecc: 'medium', border: 2 });
    return sendPage(reply, qrconnectPage(login, svg, queryText(query, 'self_redirect') === 'true'));
  });

  app.get('/connect/qrconnect/status', ({ query }, reply) => {
    const login = world.websiteLogins.find(queryText(query, 'uuid'));
    // A uuid that fell out of the bounded memory looks to the page like one that grew old.
    reply.header('cache-control', 'no-store');
    return { status: login?.status ?? 'expired', goOnTo: login?.goOnTo ?? null };
  });

  app.get('/avatars/:person', ({ params }, reply) => {
    const person = findPerson(queryText(params, 'person'));
    if (person === undefined) return reply.code(404).send({ message: 'no such person' });
    return reply.type('image/svg+xml').send(personAvatar(person));
  });

  function findMistake(query: unknown): string | undefined {
    const { website } = world.config;
    const state = queryText(query, 'state');
    if (queryText(query, 'appid') !== website.appId) return 'AppID 参数错误';
    if (queryText(query, 'response_type') !== 'code') return 'response_type 参数错误';
    if (queryText(query, 'scope') !== 'snsapi_login') return 'Scope 参数错误或没有 Scope 权限';
    if (!isAllowedRedirect(queryText(query, 'redirect_uri'), website.redirectHosts)) return 'redirect_uri 参数错误';
    if (state === '' || state.length > LONGEST_STATE) return 'state 参数错误';
    return undefined;
  }
}
