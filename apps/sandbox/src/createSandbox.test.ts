import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { developmentKeys } from './pay/developmentKeys.ts';
import { type RunningSandbox, startSandbox } from './testing/startSandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

test.each(['/', '/sms', '/phone', '/pay/faults', '/logistics'])(
  '%s is a Chinese page without exclamation marks',
  async (path) => {
    const reply = await fetch(sandbox.origin + path);
    const page = await reply.text();
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain('<html lang="zh-CN">');
    expect(page).not.toContain('！');
  },
);

test('health answers', async () => {
  expect(await sandbox.get('/healthz')).toEqual({ ok: true });
});

test('a bad body to a control call is a 400 that names what is wrong', async () => {
  expect(await sandbox.post('/control/sms', { limits: 'no' })).toMatchObject({
    ok: false,
    msg: expect.stringContaining('limits'),
  });
  expect(await sandbox.post('/control/wechat/jsCode', { person: 'nobody' })).toMatchObject({ ok: false });
});

test('configuration refuses nonsense', () => {
  expect(() => readConfig({ PORT: 'x' })).toThrow('PORT');
  expect(() => readConfig({ SHOP_API_ORIGIN: 'javascript:1' })).toThrow('SHOP_API_ORIGIN');
  expect(() => readConfig({ ALIPAY_PRIVATE_KEY: 'x' })).toThrow('ALIPAY_PRIVATE_KEY');
  const oneLine = developmentKeys.ALIPAY_PRIVATE_KEY.replaceAll('\n', String.raw`\n`);
  expect(readConfig({ ALIPAY_PRIVATE_KEY: oneLine }).pay.alipay.privateKey.asymmetricKeyType).toBe('rsa');
  expect(readConfig({}).wechat.website.appId).toBe('wx0sandboxweb0001');
});
