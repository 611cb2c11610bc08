import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../page/sendPage.ts';
import type { PayWorld } from '../pay/createPayWorld.ts';
import type { WechatWorld } from './createWechatWorld.ts';
import { findPerson, people, type Person } from './people.ts';
import { PhoneCommand } from './PhoneCommand.ts';
import { type CodeInHand, phoneCodePage } from './phoneCodePage.ts';
import { phoneHomePage } from './phoneHomePage.ts';
import { phoneMissingPage } from './phoneMissingPage.ts';
import { playMiniProgram } from './playMiniProgram.ts';
import { queryText } from './queryText.ts';

/** The phone: plain pages and plain forms. A link only shows a code; nothing happens before a button is pressed. */
export function phoneRoutes(app: FastifyInstance, world: WechatWorld, pay: PayWorld): void {
  app.register(async (phone) => {
    await phone.register(formbody);

    phone.get('/phone', ({ query }, reply) => {
      const person = findPerson(queryText(query, 'person')) ?? people[0];
      const uuid = queryText(query, 'uuid');
      const scene = queryText(query, 'scene');
      if (uuid === '' && scene === '') return sendPage(reply, phoneHomePage(world, pay, person));
      const code = uuid === '' ? miniProgramInHand(scene, person) : websiteInHand(uuid, person);
      return code === undefined
        ? sendPage(reply, phoneMissingPage(person), 404)
        : sendPage(reply, phoneCodePage(person, code));
    });

    phone.post('/phone/website/:uuid', ({ params, body }, reply) => {
      const { person, action } = PhoneCommand.parse(body);
      const uuid = queryText(params, 'uuid');
      const login = world.websiteLogins.find(uuid);
      if (login === undefined) return sendPage(reply, phoneMissingPage(person), 404);
      world.websiteLogins.act(login, person, action);
      return reply.redirect(`/phone?person=${person.id}&uuid=${encodeURIComponent(uuid)}`, 303);
    });

    phone.post('/phone/miniProgram/:scene', async ({ params, body }, reply) => {
      const { person, action } = PhoneCommand.parse(body);
      const code = world.miniProgramCodes.find(queryText(params, 'scene'));
      if (code === undefined) return sendPage(reply, phoneMissingPage(person), 404);
      await playMiniProgram(world, code, person, action);
      return reply.redirect(`/phone?person=${person.id}&scene=${encodeURIComponent(code.scene)}`, 303);
    });
  });

  function websiteInHand(uuid: string, person: Person): CodeInHand | undefined {
    const login = world.websiteLogins.find(uuid);
    if (login === undefined) return undefined;
    const byOther = login.status === 'scanned' && login.person?.id !== person.id;
    return {
      kind: '网站二维码',
      name: new URL(login.redirectUri).host,
      status: login.status,
      message: byOther ? '二维码已被他人扫描' : '',
      scannedByMe: login.status === 'scanned' && !byOther,
      actionPath: `/phone/website/${encodeURIComponent(uuid)}`,
    };
  }

  function miniProgramInHand(scene: string, person: Person): CodeInHand | undefined {
    const code = world.miniProgramCodes.find(scene);
    if (code === undefined) return undefined;
    return {
      kind: '小程序码',
      name: code.scene,
      status: code.status,
      message: code.message,
      scannedByMe: code.confirmKeys.has(person.id),
      actionPath: `/phone/miniProgram/${encodeURIComponent(scene)}`,
    };
  }
}
