import { Redis } from 'ioredis';
import type { Log } from '../log/createLog.ts';

/** Redis may refuse, remember and announce, but never grant. A call fails fast when it is away. */
export function createRedis(options: { url: string; prefix: string; log: Log }): Redis {
  const redis = new Redis(options.url, {
    keyPrefix: options.prefix,
    maxRetriesPerRequest: 1,
    commandTimeout: 1000,
    enableOfflineQueue: true,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  redis.on('error', (error) => options.log.warn({ err: error }, 'redis'));
  return redis;
}
