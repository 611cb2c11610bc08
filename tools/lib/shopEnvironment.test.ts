import { afterEach, expect, it, vi } from 'vitest';
import { shopEnvironment } from './shopEnvironment.ts';
import { shopSettings } from './shopSettings.ts';

afterEach(() => vi.unstubAllEnvs());

const SANDBOX = 'http://127.0.0.1:4';
const addresses = { webPort: 1, apiPort: 2, livePort: 3, sandboxPort: 4, storageDir: '/nowhere' };
const stores = { databaseUrl: 'postgres://x', redisUrl: 'redis://x', cacheRedisUrl: 'redis://x' };
const pagesOf = (shell: Record<string, string>, { throwaway = false } = {}) => {
  for (const [name, value] of Object.entries({ WECHATPAY_BASE_URL: '', WECHATPAY_PAGE_ORIGIN: '', ...shell }))
    vi.stubEnv(name, value);
  const options = { mode: 'development', throwaway, env: {} } as const;
  return shopEnvironment({ ...addresses, ...stores }, options).web['WECHATPAY_PAGE_ORIGIN'];
};

it('phones are led to the sandbox’s WeChat Pay only where the shop speaks to the sandbox', () => {
  const real = { WECHATPAY_BASE_URL: 'https://api.mch.weixin.qq.com' };
  expect(pagesOf({})).toBe(SANDBOX);
  expect(pagesOf(real), 'the web server knows the real one').toBeUndefined();
  expect(pagesOf({ ...real, WECHATPAY_PAGE_ORIGIN: 'https://pay.example' })).toBe('https://pay.example');
  expect(pagesOf(real, { throwaway: true }), 'tests depend on no shell').toBe(SANDBOX);
});

it('what db:seed and admin seal, the processes of dev and start open', () => {
  vi.stubEnv('SEAL_SECRET', undefined);
  const seals = (mode: 'development' | 'production') =>
    shopEnvironment({ ...addresses, ...stores }, { mode, throwaway: false, env: {} }).api['SEAL_SECRET'];
  const sealed = shopSettings(true)['SEAL_SECRET'];
  expect(sealed).toMatch(/^[0-9a-f]{64}$/);
  expect([seals('development'), seals('production')]).toEqual([sealed, sealed]);
  expect(shopSettings(false)['SEAL_SECRET'], 'somebody else’s shop has its own').toBeUndefined();
});
