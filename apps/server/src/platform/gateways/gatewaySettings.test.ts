import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { gatewayDevelopmentSecrets } from './gatewaySettings.ts';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
const [wechat, alipay] = [pair(), pair()];
const safe = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  REDIS_URL: 'redis://127.0.0.1:1',
  TOKEN_SECRET: 'a secret of thirty-two characters or more',
  SEAL_SECRET: 'another one of thirty-two characters or more',
  SMS_ACCESS_KEY_SECRET: 'not the default',
  WECHAT_APP_SECRET: 'not the default',
  WECHAT_MP_APP_SECRET: 'not the default',
  TRACKING_KEY: 'not the default',
  SMS_PROTOCOL: 'https',
  WECHAT_API_BASE_URL: 'https://api.weixin.qq.com',
  WECHAT_OPEN_BASE_URL: 'https://open.weixin.qq.com',
  TRACKING_BASE_URL: 'https://poll.kuaidi100.com',
  WECHATPAY_BASE_URL: 'https://api.mch.weixin.qq.com',
  WECHATPAY_API_V3_KEY: 'k'.repeat(32),
  WECHATPAY_PRIVATE_KEY: wechat.privateKey,
  WECHATPAY_PUBLIC_KEY: wechat.publicKey,
  ALIPAY_GATEWAY_URL: 'https://openapi.alipay.com/gateway.do',
  ALIPAY_PRIVATE_KEY: alipay.privateKey,
  ALIPAY_PUBLIC_KEY: alipay.publicKey,
  CALLBACK_ORIGIN: 'https://jiwu.example',
};

test('keys on one line, with \\n as two signs, are the same keys', () => {
  const oneLine = safe.WECHATPAY_PRIVATE_KEY.replaceAll('\n', String.raw`\n`);
  expect(readConfig({ ...safe, WECHATPAY_PRIVATE_KEY: oneLine }).WECHATPAY_PRIVATE_KEY).toBe(
    readConfig(safe).WECHATPAY_PRIVATE_KEY,
  );
});

test.each(Object.entries(gatewayDevelopmentSecrets))('production refuses the development %s', (name, value) => {
  const { [name as keyof typeof safe]: _, ...forgotten } = safe;
  expect(() => readConfig(forgotten)).toThrow(name);
  expect(() => readConfig({ ...safe, [name]: `${value}\n`.slice(0, name.includes('V3') ? 32 : undefined) })).toThrow(
    name,
  );
});

test.each(['WECHATPAY_BASE_URL', 'ALIPAY_GATEWAY_URL', 'CALLBACK_ORIGIN', 'TRACKING_BASE_URL'])(
  'production refuses plain http in %s, unless the sandbox is allowed',
  (name) => {
    const plain = { ...safe, [name]: 'http://127.0.0.1:3002' };
    expect(() => readConfig(plain)).toThrow('https');
    expect(() => readConfig({ ...plain, ALLOW_SANDBOX: 'true' })).not.toThrow();
  },
);

test.each([
  ['WECHATPAY_PRIVATE_KEY', wechat.publicKey],
  ['ALIPAY_PUBLIC_KEY', 'MIIBIjANBgkqhkiG9w0'],
  ['WECHATPAY_API_V3_KEY', 'too short'],
  ['WECHATPAY_API_V3_KEY', '集'.repeat(32)],
  ['CALLBACK_ORIGIN', 'jiwu.example'],
])('%s is refused at the start if it is %j', (name, value) => {
  expect(() => readConfig({ ...safe, [name]: value })).toThrow(name);
});
