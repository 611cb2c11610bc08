import type { Redis } from 'ioredis';
import { newId } from '@jiwu/kernel';

export interface Limit {
  readonly key: string;
  readonly max: number;
  readonly windowMs: number;
}

export type SlotResult =
  | { readonly taken: true; readonly slot: string }
  | { readonly taken: false; readonly waitMs: number };

/**
 * Sliding windows, several at once: either a slot is taken in each of them, or in none. One script, so parallel
 * requests cannot slip through between the look and the entry. Each key is a sorted set of entries by time.
 */
const TAKE = `
local now = tonumber(ARGV[1])
local slot = ARGV[2]
local wait = 0
for i, key in ipairs(KEYS) do
  local max, window = tonumber(ARGV[1 + i * 2]), tonumber(ARGV[2 + i * 2])
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - window)
  local count = redis.call('ZCARD', key)
  if count >= max then
    local oldest = redis.call('ZRANGE', key, count - max, count - max, 'WITHSCORES')
    wait = math.max(wait, tonumber(oldest[2]) + window - now)
  end
end
if wait > 0 then return wait end
for i, key in ipairs(KEYS) do
  redis.call('ZADD', key, now, slot)
  redis.call('PEXPIRE', key, tonumber(ARGV[2 + i * 2]))
end
return 0
`;

/** Throws when Redis is away: the caller must then refuse. */
export async function takeSlots(redis: Redis, limits: readonly Limit[], now: Date): Promise<SlotResult> {
  const slot = newId();
  const facts = limits.flatMap(({ max, windowMs }) => [max, windowMs]);
  const keys = limits.map(({ key }) => `limit:${key}`);
  const wait = Number(await redis.eval(TAKE, keys.length, ...keys, now.getTime(), slot, ...facts));
  return wait > 0 ? { taken: false, waitMs: wait } : { taken: true, slot };
}

/** Gives a slot back, for limits that count failures only. */
export async function releaseSlots(redis: Redis, limits: readonly Pick<Limit, 'key'>[], slot: string): Promise<void> {
  const pipeline = redis.pipeline();
  for (const { key } of limits) pipeline.zrem(`limit:${key}`, slot);
  await pipeline.exec();
}

/** How many slots of a limit are taken, without taking one. */
export async function countSlots(redis: Redis, { key, windowMs }: Limit, now: Date): Promise<number> {
  return await redis.zcount(`limit:${key}`, now.getTime() - windowMs + 1, '+inf');
}
