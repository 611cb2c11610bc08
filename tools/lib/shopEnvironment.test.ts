import { afterEach, expect, it, vi } from 'vitest';
import { shopEnvironment } from './shopEnvironment.ts';

afterEach(() => vi.unstubAllEnvs());

const SANDBOX = 'http://127.0.0.1:4';
const pagesOf = (shell: Record<string, string>, { throwaway = false } = {}) => {
  for (const [name, value] of Object.entries({ WECHATPAY_BASE_URL: '', WECHATPAY_PAGE_ORIGIN: '', ...shell }))
    vi.stubEnv(name, value);
  const addresses = { webPort: 1, apiPort: 2, livePort: 3, sandboxPort: 4, storageDir: '/nowhere' };
  const stores = { databaseUrl: 'postgres://x', redisUrl: 'redis://x', cacheRedisUrl: 'redis://x' };
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
