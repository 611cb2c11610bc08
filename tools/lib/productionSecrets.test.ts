import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../apps/sandbox/src/testing/startSandbox.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { closeServices, createServices } from '../../apps/server/src/platform/services.ts';
import { freshSecrets, productionSecrets } from './productionSecrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'jiwu-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const publicHalf = (privateKey: string | undefined) =>
  createPublicKey(createPrivateKey(privateKey ?? '')).export({ type: 'spki', format: 'pem' });

test('are made once, for nobody else to read, and each side holds the other half of the keys', () => {
  const file = path.join(folder, 'deep/secrets.json');
  const { server, sandbox } = productionSecrets(file);
  expect(productionSecrets(file)).toEqual({ server, sandbox });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(publicHalf(server['WECHATPAY_PRIVATE_KEY'])).toBe(sandbox['WECHATPAY_MERCHANT_PUBLIC_KEY']);
  expect(publicHalf(sandbox['WECHATPAY_PLATFORM_PRIVATE_KEY'])).toBe(server['WECHATPAY_PUBLIC_KEY']);
  expect(publicHalf(server['ALIPAY_PRIVATE_KEY'])).toBe(sandbox['ALIPAY_APP_PUBLIC_KEY']);
  expect(publicHalf(sandbox['ALIPAY_PRIVATE_KEY'])).toBe(server['ALIPAY_PUBLIC_KEY']);
  expect(server['WECHATPAY_API_V3_KEY']).toMatch(/^.{32}$/);
  expect(sandbox['WECHATPAY_API_V3_KEY']).toBe(server['WECHATPAY_API_V3_KEY']);
});

test('a file from before there were gateways keeps what it has: what it sealed must stay readable', () => {
  const file = path.join(folder, 'secrets.json');
  writeFileSync(file, JSON.stringify({ TOKEN_SECRET: 'token', SEAL_SECRET: 'seal', WECHAT_APP_SECRET: 'app' }));
  const { server, sandbox } = productionSecrets(file);
  expect(server).toMatchObject({ TOKEN_SECRET: 'token', SEAL_SECRET: 'seal', WECHAT_APP_SECRET: 'app' });
  expect(sandbox['WECHAT_APP_SECRET']).toBe('app');
  expect(server['SMS_ACCESS_KEY_SECRET']).toBe(sandbox['SMS_ACCESS_KEY_SECRET']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ server, sandbox });
});

test('a file from before parcels were tracked gets what it lacks, the same for both sides', () => {
  const file = path.join(folder, 'secrets.json');
  const { server, sandbox } = freshSecrets();
  const { TRACKING_KEY: _, ...olderServer } = server;
  const { TRACKING_KEY: __, ...olderSandbox } = sandbox;
  writeFileSync(file, JSON.stringify({ server: olderServer, sandbox: olderSandbox }));
  const now = productionSecrets(file);
  expect(now).toMatchObject({ server: olderServer, sandbox: olderSandbox });
  expect(now.server['TRACKING_KEY']).toMatch(/^[0-9a-f]{64}$/);
  expect(now.sandbox['TRACKING_KEY']).toBe(now.server['TRACKING_KEY']);
  expect(productionSecrets(file)).toEqual(now);
});

test('production takes them, and with them the shop and the sandbox understand each other', async () => {
  const secrets = freshSecrets();
  const sandbox = await startSandbox(secrets.sandbox);
  const services = createServices(
    readConfig({
      ...secrets.server,
      NODE_ENV: 'production',
      ALLOW_SANDBOX: 'true',
      LOG_LEVEL: 'silent',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      REDIS_URL: 'redis://127.0.0.1:1',
      WECHATPAY_BASE_URL: sandbox.origin,
      ALIPAY_GATEWAY_URL: `${sandbox.origin}/gateway.do`,
      TRACKING_BASE_URL: sandbox.origin,
    }),
    'test',
  );
  try {
    expect(await services.gateways.wechat.query('P20261115')).toEqual({ state: 'absent' });
    expect(await services.gateways.alipay.query('P20261115')).toEqual({ state: 'absent' });
    const question = { carrier: 'zhongtong', trackingNo: '78901234567890', phoneNumber: null };
    expect(await services.tracking.query(question)).toMatchObject({ state: 'sent' });
  } finally {
    await closeServices(services);
    await sandbox.stop();
  }
});
