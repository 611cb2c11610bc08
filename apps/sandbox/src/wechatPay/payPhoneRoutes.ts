import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../page/sendPage.ts';
import { captureTrade } from '../pay/captureTrade.ts';
import type { PayWorld } from '../pay/createPayWorld.ts';
import type { Trade } from '../pay/Trade.ts';
import { findPerson, people, type Person } from '../wechatLogin/people.ts';
import { phoneMissingPage } from '../wechatLogin/phoneMissingPage.ts';
import { queryText } from '../wechatLogin/queryText.ts';
import { openidOf } from '../wechatLogin/wechatIds.ts';
import { CODE_LIFE_MS, codeUrlOf, readCodeUrl } from './codeUrl.ts';
import { payPhonePage } from './payPhonePage.ts';

const SHOP_NAME = '集物';

/** The phone that has scanned a Native code. The link only shows the amount; paying takes a button. */
export function payPhoneRoutes(app: FastifyInstance, world: PayWorld): void {
  app.register(async (phone) => {
    await phone.register(formbody);

    phone.get('/phone/pay', ({ query }, reply) => {
      const person = personIn(query);
      const trade = findTrade(queryText(query, 'code'));
      if (trade === undefined) return sendPage(reply, phoneMissingPage(person), 404);
      return sendPage(reply, payPhonePage(person, trade, SHOP_NAME));
    });

    phone.post('/phone/pay', ({ body }, reply) => {
      const person = personIn(body);
      const trade = findTrade(queryText(body, 'code'));
      if (trade === undefined) return sendPage(reply, phoneMissingPage(person), 404);
      captureTrade(world, trade, openidOf(person, world.config.wechat.appId));
      return reply.redirect(`/phone/pay?person=${person.id}&code=${encodeURIComponent(codeUrlOf(trade))}`, 303);
    });
  });

  function findTrade(code: string): Trade | undefined {
    const trade = world.books.trades.findByCode(readCodeUrl(code));
    // Of those that were opened on the phone itself, there is no code to scan.
    if (trade?.kind !== 'NATIVE') return undefined;
    return trade.state === 'unpaid' && world.now() - trade.codeAt >= CODE_LIFE_MS ? undefined : trade;
  }
}

function personIn(fields: unknown): Person {
  return findPerson(queryText(fields, 'person')) ?? people[0];
}
