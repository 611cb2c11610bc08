import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../apps/sandbox/src/testing/startSandbox.ts';
import { checkSms } from './checkSms.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const missing = async (change: Record<string, string> = {}) => {
  const settings = {
    DATABASE_URL: 'postgres://x',
    REDIS_URL: 'redis://x',
    SMS_ENDPOINT: new URL(sandbox.origin).host,
    ...change,
  };
  return (await checkSms({ NODE_ENV: 'test', ...settings })).filter(({ ok }) => !ok);
};

it('asks for every template and sign name', async () => {
  expect(await missing()).toEqual([]);
});

it('names a template that nobody approved, and one that asks for other words', async () => {
  const found = await missing({ SMS_TEMPLATE_REGISTER: 'SMS_463170001', SMS_TEMPLATE_RESET: 'SMS_ORDER_PAID' });
  expect(found.map(({ what }) => what)).toEqual([
    'SMS_TEMPLATE_REGISTER is approved',
    'SMS_TEMPLATE_RESET is approved',
  ]);
  expect(found[1]?.missing).toContain('orderNo, amount');
});

it('names a sign name that nobody approved, also one of a single kind', async () => {
  const found = await missing({ SMS_SIGN_GROUP_FULL: '别家' });
  expect(found.map(({ what }) => what)).toEqual(['sign name 别家 is approved']);
});

it('says that Aliyun refuses, without the secret', async () => {
  const found = await missing({ SMS_ACCESS_KEY_SECRET: 'another-secret' });
  expect(found.map(({ what }) => what)).toEqual(['Aliyun answers']);
  expect(JSON.stringify(found)).not.toContain('another-secret');
});
