import { randomBytes } from 'node:crypto';

const SECRETS = ['TOKEN_SECRET', 'SEAL_SECRET', 'SMS_ACCESS_KEY_SECRET', 'WECHAT_APP_SECRET', 'WECHAT_MP_APP_SECRET'];

/** What a process of the shop finds in its environment in production, over the given stores and without limits. */
export function productionEnvironment(stores: {
  databaseUrl: string;
  redisUrl: string;
  storageDir: string;
}): Record<string, string> {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    TZ: 'Asia/Shanghai',
    HOST: '127.0.0.1',
    DATABASE_URL: stores.databaseUrl,
    REDIS_URL: stores.redisUrl,
    STORAGE_DIR: stores.storageDir,
    ALLOW_SANDBOX: 'true',
    // The load comes from one address.
    REQUESTS_PER_MINUTE: '1000000000',
    ...Object.fromEntries(SECRETS.map((name) => [name, randomBytes(32).toString('hex')])),
  };
}
