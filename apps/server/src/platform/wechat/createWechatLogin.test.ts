import type { RequestListener } from 'node:http';
import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../../sandbox/src/testing/startSandbox.ts';
import { withStub } from '../outside/testing/withStub.ts';
import { createWechatLogin, WechatCodeRefusedError, type WechatLoginConfig } from './index.ts';

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

/** A person scans and confirms; the code that WeChat hands to the browser. */
async function websiteCode(person: string): Promise<string> {
  const url = login().websiteLoginUrl({ redirectUri: 'http://127.0.0.1:3000/wx/callback', state: 's&?=1' });
  expect(url).toMatch(/#wechat_redirect$/);
  const uuid = /data-uuid="([^"]+)"/.exec(await (await fetch(url)).text())?.[1];
  const { goOnTo } = (await sandbox.post(`/control/wechat/website/${uuid}`, { person, action: 'confirm' })) as {
    goOnTo: string;
  };
  const query = new URL(goOnTo).searchParams;
  expect(query.get('state')).toBe('s&?=1');
  return query.get('code') ?? '';
}

async function jsCode(person: string): Promise<string> {
  return ((await sandbox.post('/control/wechat/jsCode', { person })) as { code: string }).code;
}

test('website: a confirmed code tells who it is, once', async () => {
  const code = await websiteCode('chen');
  expect(await login().exchangeWebsiteCode(code)).toEqual({
    openid: expect.stringMatching(/^o[\w-]{27}$/),
    unionid: expect.stringMatching(/^o[\w-]{27}$/),
    nickname: '陈默',
  });
  const replay = login().exchangeWebsiteCode(code);
  await expect(replay).rejects.toBeInstanceOf(WechatCodeRefusedError);
  await expect(replay).rejects.toMatchObject({ reason: 'used' });
});

test('website: expired and made-up codes are refused', async () => {
  const code = await websiteCode('chen');
  sandbox.advance(10 * 60_000);
  await expect(login().exchangeWebsiteCode(code)).rejects.toMatchObject({
    name: 'WechatCodeRefusedError',
    reason: 'expired',
  });
  await expect(login().exchangeWebsiteCode('made-up')).rejects.toMatchObject({ reason: 'invalid' });
  await expect(login().exchangeWebsiteCode('')).rejects.toMatchObject({ reason: 'invalid' });
});

test('website: a wrong secret is our failure, does not spend the code and does not leak', async () => {
  const code = await websiteCode('chen');
  const error: unknown = await login({ appSecret: 'wrong-secret' })
    .exchangeWebsiteCode(code)
    .catch((caught: unknown) => caught);
  expect(error).toMatchObject({ name: 'OutsideServiceError', service: 'wechat', reason: 'refused', code: '40125' });
  expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(
    new RegExp(`wrong-secret|${code}|127\\.0\\.0\\.1`),
  );
  await login().exchangeWebsiteCode(code);
});

test('website: without a name the login goes on', async () => {
  const answers = (path: string) =>
    path.startsWith('/sns/oauth2') ? '{"access_token":"t","openid":"o1"}' : '{"errcode":40001,"errmsg":"x"}';
  const identity = await withStub(
    (request, reply) => reply.end(answers(request.url ?? '')),
    (apiBaseUrl) => login({ apiBaseUrl }).exchangeWebsiteCode('c'),
  );
  expect(identity).toEqual({ openid: 'o1', unionid: null, nickname: '微信用户' });
});

test('mini program: the same person has another openid and the same unionid', async () => {
  const website = await login().exchangeWebsiteCode(await websiteCode('su'));
  const code = await jsCode('su');
  const miniProgram = await login().exchangeMiniProgramCode(code);
  expect(Object.keys(miniProgram).toSorted()).toEqual(['openid', 'unionid']);
  expect(miniProgram.unionid).toBe(website.unionid);
  expect(miniProgram.openid).not.toBe(website.openid);
  await expect(login().exchangeMiniProgramCode(code)).rejects.toMatchObject({ reason: 'used' });
});

test('mini program: an old code and a wrong secret are refused', async () => {
  const code = await jsCode('su');
  await expect(login({ mpAppSecret: 'x' }).exchangeMiniProgramCode(code)).rejects.toMatchObject({ code: '40125' });
  sandbox.advance(5 * 60_000);
  await expect(login().exchangeMiniProgramCode(code)).rejects.toMatchObject({
    name: 'WechatCodeRefusedError',
    reason: 'invalid',
  });
});

test('nobody there, an error page, and a redirect are told as failures', async () => {
  await expect(login({ apiBaseUrl: 'http://127.0.0.1:1' }).exchangeMiniProgramCode('c')).rejects.toMatchObject({
    reason: 'unreachable',
  });
  const broken: RequestListener = (_request, reply) => reply.writeHead(502).end('<html>');
  await withStub(broken, async (apiBaseUrl) => {
    await expect(login({ apiBaseUrl }).exchangeMiniProgramCode('c')).rejects.toMatchObject({
      reason: 'badReply',
      code: 'http 502',
    });
  });
  const elsewhere: RequestListener = (_request, reply) => reply.writeHead(302, { location: sandbox.origin }).end();
  await withStub(elsewhere, async (apiBaseUrl) => {
    await expect(login({ apiBaseUrl }).exchangeMiniProgramCode('c')).rejects.toMatchObject({ reason: 'unreachable' });
  });
});
