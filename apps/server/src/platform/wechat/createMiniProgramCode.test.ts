import { HOUR_MS } from '@jiwu/kernel';
import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../../sandbox/src/testing/startSandbox.ts';
import { withStub } from '../outside/testing/withStub.ts';
import { createWechatLogin, type WechatLoginConfig } from './index.ts';

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

const configFor = (change: Partial<WechatLoginConfig> = {}): WechatLoginConfig => ({
  apiBaseUrl: sandbox.origin,
  openBaseUrl: sandbox.origin,
  appId: 'wx0sandboxweb0001',
  appSecret: 'sandbox-web-secret',
  payAppId: 'wx0sandboxpay0001',
  payAppSecret: 'sandbox-pay-secret',
  mpAppId: 'wx0sandboxmini001',
  mpAppSecret: 'sandbox-mini-secret',
  ...change,
});
const login = (change: Partial<WechatLoginConfig> = {}) => createWechatLogin(configFor(change), sandbox.now);
const picture = { scene: 'Zm9vYmFyYmF6cXV4MTIzNA', page: 'pages/login/login' };

test('mini program: a picture, and the scene can be scanned', async () => {
  const code = await login().createMiniProgramCode(picture);
  expect(code.contentType).toBe('image/png');
  expect(Array.from(code.bytes.subarray(0, 4))).toEqual([0x89, 0x50, 0x4e, 0x47]);
  expect(await sandbox.get('/control/wechat/codes')).toMatchObject({
    miniProgram: [{ ...picture, status: 'waiting' }],
  });
});

test('mini program: an invalid scene is refused', async () => {
  await expect(login().createMiniProgramCode({ ...picture, scene: 'x'.repeat(33) })).rejects.toMatchObject({
    reason: 'refused',
    code: '40169',
  });
  await expect(login().createMiniProgramCode({ ...picture, scene: '中文' })).rejects.toMatchObject({ code: '40129' });
  await expect(login({ mpAppSecret: 'x' }).createMiniProgramCode(picture)).rejects.toMatchObject({ code: '40125' });
});

test('the access token is fetched once for many, renewed in time, and once more when it ended early', async () => {
  let fetched = 0;
  await withStub(
    async (request, reply) => {
      if (request.url === '/cgi-bin/stable_token') fetched += 1;
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const forwarded = await fetch(sandbox.origin + (request.url ?? ''), {
        method: 'POST',
        body: Buffer.concat(chunks),
      });
      reply.setHeader('content-type', forwarded.headers.get('content-type') ?? '');
      reply.end(Buffer.from(await forwarded.arrayBuffer()));
    },
    async (apiBaseUrl) => {
      const wechat = login({ apiBaseUrl });
      const draw = () => wechat.createMiniProgramCode(picture);
      await Promise.all([draw(), draw(), draw()]);
      expect(fetched).toBe(1);
      await sandbox.post('/control/wechat/accessTokens/expire', {});
      await Promise.all([draw(), draw()]);
      expect(fetched).toBe(2);
      sandbox.advance(2 * HOUR_MS - 30_000);
      await draw();
      expect(fetched).toBe(3);
      await draw();
      expect(fetched).toBe(3);
    },
  );
});

test('a token that is refused twice ends in a failure, not in a circle', async () => {
  let asked = 0;
  const answer = (path: string) =>
    path.startsWith('/cgi-bin') ? '{"access_token":"t","expires_in":7200}' : '{"errcode":42001,"errmsg":"x"}';
  const listener: RequestListener = (request, reply) => {
    asked += 1;
    reply.end(answer(request.url ?? ''));
  };
  await withStub(listener, async (apiBaseUrl) => {
    await expect(login({ apiBaseUrl }).createMiniProgramCode(picture)).rejects.toMatchObject({ code: '42001' });
  });
  expect(asked).toBe(4);
});
