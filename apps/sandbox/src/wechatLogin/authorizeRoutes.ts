import type { FastifyInstance } from 'fastify';
import { html } from '../page/html.ts';
import { sendPage } from '../page/sendPage.ts';
import type { WechatWorld } from './createWechatWorld.ts';
import { isAllowedRedirect } from './isAllowedRedirect.ts';
import { people } from './people.ts';
import { queryText } from './queryText.ts';

/** Inside WeChat: tells a page who sits there without asking them. In the sandbox that is always the first of its people. */
export function authorizeRoutes(app: FastifyInstance, world: WechatWorld): void {
  app.get('/connect/oauth2/authorize', ({ query }, reply) => {
    const redirectUri = queryText(query, 'redirect_uri');
    const isRight =
      queryText(query, 'appid') === world.config.payApp.appId &&
      queryText(query, 'response_type') === 'code' &&
      queryText(query, 'scope') === 'snsapi_base' &&
      /^[a-zA-Z0-9]{0,128}$/.test(queryText(query, 'state')) &&
      isAllowedRedirect(redirectUri, world.config.website.redirectHosts);
    if (!isRight) {
      const body = html`<p class="message" role="alert">redirect_uri 参数错误</p>`;
      return sendPage(reply, { title: '微信', bare: true, body }, 400);
    }
    const goOnTo = new URL(redirectUri);
    goOnTo.searchParams.set('code', world.payerCodes.issue(people[0]));
    goOnTo.searchParams.set('state', queryText(query, 'state'));
    return reply.redirect(goOnTo.href, 302);
  });
}
