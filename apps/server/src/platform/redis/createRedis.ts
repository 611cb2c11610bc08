import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { Log } from '../log/createLog.ts';

/** Redis may refuse, remember and announce, but never grant. While it is away a call fails at once. */
export function createRedis(options: { url: string; prefix: string; log: Log }): Redis {
  const redis = new Redis(options.url, {
    keyPrefix: options.prefix,
    maxRetriesPerRequest: 1,
    commandTimeout: 1000,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  redis.on('error', (error) => options.log.warn({ err: error }, 'redis'));
  return redis;
}

/** Gives the connection a moment at the start; without it the shop opens all the same. */
export async function awaitRedis(redis: Redis, timeoutMs: number): Promise<void> {
  if (redis.status === 'ready') return;
  await once(redis, 'ready', { signal: AbortSignal.timeout(timeoutMs) }).catch(() => {});
}
