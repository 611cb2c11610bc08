import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { productionSettings as safe, wechatKeys } from '../config/testing/productionSettings.ts';
import { gatewayDevelopmentSecrets } from './gatewaySettings.ts';

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
  ['WECHATPAY_PRIVATE_KEY', wechatKeys.publicKey],
  ['ALIPAY_PUBLIC_KEY', 'MIIBIjANBgkqhkiG9w0'],
  ['WECHATPAY_API_V3_KEY', 'too short'],
  ['WECHATPAY_API_V3_KEY', '集'.repeat(32)],
  ['CALLBACK_ORIGIN', 'jiwu.example'],
])('%s is refused at the start if it is %j', (name, value) => {
  expect(() => readConfig({ ...safe, [name]: value })).toThrow(name);
});
