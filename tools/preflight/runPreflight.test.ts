import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect, it, test } from 'vitest';
import { sandboxSmsTemplates } from '../../apps/server/src/platform/config/smsTemplates.ts';
import { runPreflight } from './runPreflight.ts';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
const [merchant, wechat, app, alipay] = [pair(), pair(), pair(), pair()];
const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** A shop that could open. */
const whole: Record<string, string> = {
  TZ: 'Asia/Shanghai',
  DATABASE_URL: 'postgres://jiwu_api@127.0.0.1:1/jiwu',
  REDIS_URL: 'redis://127.0.0.1:1',
  CACHE_REDIS_URL: 'redis://127.0.0.1:2',
  SITE_ORIGIN: 'https://www.jiwu.example',
  CALLBACK_ORIGIN: 'https://pay.jiwu.example',
  TOKEN_SECRET: hex(32),
  SEAL_SECRET: `k1:${hex(32)}`,
  HASH_SECRET: hex(32),
  SMS_ENDPOINT: 'dysmsapi.aliyuncs.com',
  SMS_PROTOCOL: 'https',
  SMS_ACCESS_KEY_ID: 'LTAI5tAbCdEfGhIjKlMnOpQr',
  SMS_ACCESS_KEY_SECRET: 'Xb3kP0sVq7ZtR2mNcY5uJ8wL1aHdGf',
  SMS_SIGN_NAME: '集物商城',
  ...Object.fromEntries(Object.keys(sandboxSmsTemplates).map((name, order) => [name, `SMS_46317000${order}`])),
  WECHAT_API_BASE_URL: 'https://api.weixin.qq.com',
  WECHAT_OPEN_BASE_URL: 'https://open.weixin.qq.com',
  WECHAT_APP_ID: `wx${hex(8)}`,
  WECHAT_APP_SECRET: hex(16),
  WECHAT_MP_APP_ID: `wx${hex(8)}`,
  WECHAT_MP_APP_SECRET: hex(16),
  TRACKING_BASE_URL: 'https://poll.kuaidi100.com',
  TRACKING_KEY: 'kuaidi-key',
  RETURN_RECIPIENT: '集物售后',
  RETURN_PHONE: '0571-88990000',
  RETURN_ADDRESS: '浙江省杭州市余杭区良渚街道古墩路 2188 号',
  WECHATPAY_BASE_URL: 'https://api.mch.weixin.qq.com',
  WECHATPAY_MCHID: '1900000109',
  WECHATPAY_APP_ID: `wx${hex(8)}`,
  WECHATPAY_APP_SECRET: hex(16),
  WECHATPAY_SERIAL: hex(20).toUpperCase(),
  WECHATPAY_PRIVATE_KEY: merchant.privateKey,
  WECHATPAY_API_V3_KEY: hex(16),
  WECHATPAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_0119000001092026111500',
  WECHATPAY_PUBLIC_KEY: wechat.publicKey.replaceAll('\n', String.raw`\n`),
  ALIPAY_GATEWAY_URL: 'https://openapi.alipay.com/gateway.do',
  ALIPAY_APP_ID: '2021004100000000',
  ALIPAY_SELLER_ID: '2088000000000000',
  ALIPAY_PRIVATE_KEY: app.privateKey,
  ALIPAY_PUBLIC_KEY: alipay.publicKey,
};

const missing = async (change: Record<string, string | undefined> = {}, offline = true) =>
  (await runPreflight({ ...whole, ...change }, { offline })).filter(({ ok }) => !ok).map(({ what }) => what);

it('finds nothing missing where nothing is', async () => {
  expect(await missing()).toEqual([]);
});

test.each([
  ['a sandbox template', { SMS_TEMPLATE_ORDER_PAID: 'SMS_ORDER_PAID' }, 'SMS_TEMPLATE_ORDER_PAID'],
  [
    'a template that two kinds share',
    { SMS_TEMPLATE_RESET: 'SMS_463170000' },
    'each SMS template has a code of its own',
  ],
  ['a sign name with signs that none has', { SMS_SIGN_REGISTER: '【集物】' }, 'SMS_SIGN_REGISTER'],
  ['plain http', { CALLBACK_ORIGIN: 'http://pay.jiwu.example' }, 'CALLBACK_ORIGIN'],
  ['a secret of one sign', { TOKEN_SECRET: 'x'.repeat(40) }, 'TOKEN_SECRET is random'],
  ['an old key of one sign', { SEAL_SECRET: `k2:${hex(32)},k1:${'y'.repeat(40)}` }, 'SEAL_SECRET is random'],
  [
    'the merchant’s own public key',
    { WECHATPAY_PUBLIC_KEY: merchant.publicKey },
    'WECHATPAY_PUBLIC_KEY is WeChat’s and not the merchant’s own',
  ],
  [
    'the app’s own public key',
    { ALIPAY_PUBLIC_KEY: app.publicKey },
    'ALIPAY_PUBLIC_KEY is Alipay’s and not the app’s own',
  ],
  ['one key for both', { ALIPAY_PRIVATE_KEY: merchant.privateKey }, 'both gateways have keys of their own'],
  [
    'WeChat Pay’s API in place of its pages',
    { WECHATPAY_PAGE_ORIGIN: 'https://api.mch.weixin.qq.com' },
    'WECHATPAY_PAGE_ORIGIN',
  ],
  ['one Redis for both', { CACHE_REDIS_URL: 'redis://127.0.0.1:1' }, 'CACHE_REDIS_URL is a Redis of its own'],
  ['the sandbox', { ALLOW_SANDBOX: 'true' }, 'ALLOW_SANDBOX is off'],
  ['no seller', { ALIPAY_SELLER_ID: undefined }, 'ALIPAY_SELLER_ID'],
  ['another zone', { TZ: undefined }, 'TZ'],
])('%s', async (_what, change, found) => {
  expect(await missing(change)).toContain(found);
});

it('takes WeChat Pay’s own pages', async () => {
  expect(await missing({ WECHATPAY_PAGE_ORIGIN: 'https://wx.tenpay.com' })).toEqual([]);
});

it('says what the shop itself would refuse to start with', async () => {
  expect(await missing({ WECHATPAY_PRIVATE_KEY: 'no key' })).toEqual(
    expect.arrayContaining(['api, worker and live start with these settings', 'WECHATPAY_PRIVATE_KEY']),
  );
});

it('asks the database and Aliyun, unless it shall not', async () => {
  expect(await missing({ SMS_ENDPOINT: '127.0.0.1:1' }, false)).toEqual(
    expect.arrayContaining(['DATABASE_URL answers', 'Aliyun answers']),
  );
});

it('never shows a secret', async () => {
  const findings = await runPreflight(
    { ...whole, TOKEN_SECRET: 'x'.repeat(20), ALIPAY_PRIVATE_KEY: 'broken-private' },
    { offline: true },
  );
  expect(JSON.stringify(findings)).not.toMatch(/x{20}|broken-private/);
});
