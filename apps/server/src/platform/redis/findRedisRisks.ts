import type { Redis } from 'ioredis';

interface Memory {
  readonly maxBytes: number;
  readonly policy: string;
}

/**
 * What may go wrong with the two Redis as they are set up: sentences for the operator's log. None while one of them does not
 * answer, since nothing is known then.
 */
export async function findRedisRisks({
  redis,
  cacheRedis,
}: {
  redis: Redis;
  cacheRedis: Redis;
}): Promise<readonly string[]> {
  const [limits, answers] = await Promise.all([readMemory(redis), readMemory(cacheRedis)]).catch(() => [null, null]);
  if (!limits || !answers) return [];
  const isOne = redis === cacheRedis;
  const risks = [
    [isOne, 'answers share a Redis with limits and sessions: set CACHE_REDIS_URL'],
    [
      limits.policy !== 'noeviction',
      `REDIS_URL may evict limits and ended sessions (${limits.policy}): set noeviction`,
    ],
    [limits.maxBytes === 0, 'REDIS_URL has no maxmemory'],
    [!isOne && answers.maxBytes === 0, 'CACHE_REDIS_URL has no maxmemory: answers have no budget'],
    [
      !isOne && !answers.policy.startsWith('allkeys-'),
      `CACHE_REDIS_URL refuses new answers when it is full (${answers.policy}): set allkeys-lfu`,
    ],
  ] as const;
  return risks.filter(([isSo]) => isSo).map(([, sentence]) => sentence);
}

/** By INFO, which hosted ones allow as well; CONFIG they often do not. */
async function readMemory(redis: Redis): Promise<Memory | null> {
  const info = await redis.info('memory');
  const maxBytes = /^maxmemory:(\d+)/m.exec(info)?.[1];
  const policy = /^maxmemory_policy:([\w-]+)/m.exec(info)?.[1];
  return maxBytes === undefined || policy === undefined ? null : { maxBytes: Number(maxBytes), policy };
}
