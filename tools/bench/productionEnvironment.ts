import { freshSecrets } from '../lib/productionSecrets.ts';

/** The environment of a production process, over the given stores and without limits. */
export function productionEnvironment(stores: {
  databaseUrl: string;
  redisUrl: string;
  /** Unless there is one, answers are kept with the rest. */
  cacheRedisUrl?: string;
  storageDir: string;
}): Record<string, string> {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    TZ: 'Asia/Shanghai',
    HOST: '127.0.0.1',
    DATABASE_URL: stores.databaseUrl,
    REDIS_URL: stores.redisUrl,
    ...(stores.cacheRedisUrl ? { CACHE_REDIS_URL: stores.cacheRedisUrl } : {}),
    STORAGE_DIR: stores.storageDir,
    ALLOW_SANDBOX: 'true',
    // The load comes from one address, and from few users.
    REQUESTS_PER_MINUTE: '1000000000',
    LIMIT_FACTOR: '1000000',
    ...freshSecrets().server,
  };
}
