import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../page/sendPage.ts';
import { captureTrade } from '../pay/captureTrade.ts';
import type { PayWorld } from '../pay/createPayWorld.ts';
import type { Trade } from '../pay/Trade.ts';
import { people } from '../wechatLogin/people.ts';
import { queryText } from '../wechatLogin/queryText.ts';
import { openidOf } from '../wechatLogin/wechatIds.ts';
import { h5ErrorPage, h5Page } from './h5Page.ts';
import { readPrepayId } from './prepayId.ts';

const SHOP_NAME = '集物';
const PAGE_LIFE_MS = 5 * 60_000;

/** The page between a phone's browser and WeChat, and WeChat itself behind it. */
export function h5Routes(app: FastifyInstance, world: PayWorld): void {
  app.register(async (pages) => {
    await pages.register(formbody);

    pages.get('/wechat/h5', ({ query, headers }, reply) => {
      // WeChat compares the page that leads here with the shop's registered domain.
      if (!headers.referer) return sendPage(reply, h5ErrorPage('商家参数格式有误，请联系商家解决'), 400);
      const trade = findTrade(query);
      const backTo = queryText(query, 'redirect_url');
      if (!trade || !isAddress(backTo)) return sendPage(reply, h5ErrorPage('支付请求已失效，请重新发起支付'), 404);
      return sendPage(reply, h5Page(trade, SHOP_NAME, backTo));
    });

    pages.post('/wechat/h5', ({ body }, reply) => {
      const trade = findTrade(body);
      const backTo = queryText(body, 'redirect_url');
      if (!trade || !isAddress(backTo)) return sendPage(reply, h5ErrorPage('支付请求已失效，请重新发起支付'), 404);
      if (queryText(body, 'action') === 'confirm') {
        captureTrade(world, trade, openidOf(people[0], world.config.wechat.appId));
      }
      return reply.redirect(backTo, 303);
    });
  });

  function findTrade(fields: unknown): Trade | undefined {
    const trade = world.books.trades.findByCode(readPrepayId(queryText(fields, 'prepay_id')));
    if (trade?.kind !== 'MWEB') return undefined;
    return trade.state === 'unpaid' && world.now() - trade.codeAt >= PAGE_LIFE_MS ? undefined : trade;
  }
}

function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}
