import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../testing/startSandbox.ts';

interface SeenCall {
  readonly url: string;
  readonly body: unknown;
  readonly userType: unknown;
  readonly anonymous: unknown;
}

const shop = Fastify();
let seen: SeenCall[] = [];
let answer: object = {};
shop.post('/api/user/login/wechatMp/*', ({ url, body, headers }) => {
  seen.push({ url, body, userType: headers['user-type'], anonymous: headers['anonymous'] });
  return answer;
});
const accepted = { flag: true, code: 200, msg: '', data: { confirmKey: 'key-1', expiresAt: '2026-01-01T00:00:00Z' } };

let sandbox: RunningSandbox;
beforeEach(async () => {
  seen = [];
  answer = accepted;
  const shopOrigin = shop.server.listening ? origin : (origin = await shop.listen({ port: 0, host: '127.0.0.1' }));
  sandbox = await startSandbox({ SHOP_API_ORIGIN: shopOrigin });
  await makeCode('scene-A');
});
let origin = '';
afterEach(() => sandbox.stop());

async function makeCode(scene: string): Promise<void> {
  const token = (await sandbox.post('/cgi-bin/stable_token', {
    grant_type: 'client_credential',
    appid: 'wx0sandboxmini001',
    secret: 'sandbox-mini-secret',
  })) as { access_token: string };
  const reply = await fetch(`${sandbox.origin}/wxa/getwxacodeunlimit?access_token=${token.access_token}`, {
    method: 'POST',
    body: JSON.stringify({ scene, page: 'pages/login/login' }),
  });
  expect(reply.headers.get('content-type')).toBe('image/png');
  await reply.arrayBuffer();
}

async function press(path: string, person: string, action: string): Promise<string> {
  const reply = await fetch(sandbox.origin + path, { method: 'POST', body: new URLSearchParams({ person, action }) });
  expect(reply.status).toBe(200);
  return reply.text();
}

test('the mini program scans and confirms at our api, by forms alone', async () => {
  expect(await (await fetch(`${sandbox.origin}/phone?person=su`)).text()).toContain('scene=scene-A');
  expect(await press('/phone/miniProgram/scene-A', 'su', 'scan')).toContain('确认登录');
  expect(await press('/phone/miniProgram/scene-A', 'su', 'confirm')).toContain('已确认登录');
  expect(seen).toEqual([
    {
      url: '/api/user/login/wechatMp/scan',
      body: { scene: 'scene-A', code: expect.stringMatching(/^[\w-]{32}$/), nickname: '苏禾' },
      userType: 'User',
      anonymous: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
    {
      url: '/api/user/login/wechatMp/decide',
      body: { scene: 'scene-A', confirmKey: 'key-1', decision: 'confirm' },
      userType: 'User',
      anonymous: seen[0]?.anonymous,
    },
  ]);
});

test('control calls do the same, confirm implying the scan; a replay reaches the shop', async () => {
  const act = (action: string) => sandbox.post('/control/wechat/miniProgram/scene-A', { person: 'he', action });
  expect(await act('refuse')).toEqual({ ok: true, msg: '', status: 'refused' });
  await act('confirm');
  expect(seen.map(({ url }) => url.split('/').at(-1))).toEqual(['scan', 'decide', 'decide']);
});

test('what the shop refuses stands on the phone, escaped', async () => {
  answer = { flag: false, code: 40001, msg: '码已过期 <b>', data: null };
  expect(await press('/phone/miniProgram/scene-A', 'lin', 'scan')).toContain('码已过期 &lt;b&gt;');
  expect(await sandbox.get('/control/wechat/codes')).toMatchObject({
    miniProgram: [{ scene: 'scene-A', status: 'waiting', message: '码已过期 <b>' }],
  });
});

test('a shop that answers nonsense is a message, not a crash', async () => {
  answer = { hello: 1 };
  expect(await sandbox.post('/control/wechat/miniProgram/scene-A', { action: 'scan' })).toMatchObject({
    ok: false,
    msg: '商城的回答无法识别',
  });
});

test('a code that was made to expire can no longer be scanned', async () => {
  await sandbox.post('/control/wechat/miniProgram/scene-A', { action: 'expire' });
  expect(await sandbox.post('/control/wechat/miniProgram/scene-A', { action: 'scan' })).toMatchObject({
    ok: false,
    status: 'expired',
  });
  expect(seen).toEqual([]);
});

test('the website QR is confirmed by forms, newest code first in the list', async () => {
  await fetch(
    `${sandbox.origin}/connect/qrconnect?appid=wx0sandboxweb0001&redirect_uri=http%3A%2F%2Flocalhost%3A1%2Fcb&response_type=code&scope=snsapi_login&state=s`,
  );
  const { website } = (await sandbox.get('/control/wechat/codes')) as { website: { uuid: string }[] };
  const path = `/phone/website/${website[0]?.uuid}`;
  const home = await (await fetch(`${sandbox.origin}/phone`)).text();
  expect(home.indexOf('网站二维码')).toBeLessThan(home.indexOf('小程序码'));
  expect(await press(path, 'zhao', 'scan')).toContain('确认登录');
  expect(await press(path, 'zhao', 'confirm')).toContain('已确认登录');
});
