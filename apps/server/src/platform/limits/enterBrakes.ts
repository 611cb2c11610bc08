import { newId } from '@jiwu/kernel';
import type { Redis } from 'ioredis';

/** Counts tries in a sliding window. From `free` of them on a try costs work; from `max` on there is none. */
export interface Brake {
  readonly key: string;
  readonly windowMs: number;
  readonly free: number;
  readonly max?: number;
}

export type Entry =
  | { readonly kind: 'entered'; readonly slot: string }
  /** `counts`: of each brake, in the order in which they were given. */
  | { readonly kind: 'slowed'; readonly counts: readonly number[] }
  | { readonly kind: 'stopped'; readonly waitMs: number };

/**
 * A try is counted in all of them or in none, before anything is compared, and whoever still has to work is not counted: so nobody
 * reaches `max` for another without having worked for it. One script, so that parallel tries cannot slip through between the look and the
 * entry. What is long beyond `free` is not kept: all that matters is that it is beyond.
 */
const ENTER = `
local now, slot, worked = tonumber(ARGV[1]), ARGV[2], ARGV[3] == '1'
local counts, slowed, wait = {}, false, 0
for i, key in ipairs(KEYS) do
  local free, max, window = tonumber(ARGV[1 + i * 3]), tonumber(ARGV[2 + i * 3]), tonumber(ARGV[3 + i * 3])
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - window)
  counts[i] = redis.call('ZCARD', key)
  if counts[i] >= free then slowed = true end
  if max > 0 and counts[i] >= max then
    local oldest = redis.call('ZRANGE', key, counts[i] - max, counts[i] - max, 'WITHSCORES')
    wait = math.max(wait, tonumber(oldest[2]) + window - now)
  end
end
if wait > 0 then return { 'stopped', wait } end
if slowed and not worked then return { 'slowed', unpack(counts) } end
for i, key in ipairs(KEYS) do
  local free, max, window = tonumber(ARGV[1 + i * 3]), tonumber(ARGV[2 + i * 3]), tonumber(ARGV[3 + i * 3])
  redis.call('ZADD', key, now, slot)
  if max == 0 and counts[i] >= free * 2 + 100 then redis.call('ZPOPMIN', key) end
  redis.call('PEXPIRE', key, window)
end
return { 'entered' }
`;

/** Throws when Redis is away: the caller must then refuse. */
export async function enterBrakes(
  redis: Redis,
  brakes: readonly Brake[],
  { worked, now }: { worked: boolean; now: Date },
): Promise<Entry> {
  const slot = newId();
  const facts = brakes.flatMap(({ free, max = 0, windowMs }) => [free, max, windowMs]);
  const keys = brakes.map(({ key }) => `limit:${key}`);
  const answer = await redis.eval(ENTER, keys.length, ...keys, now.getTime(), slot, worked ? 1 : 0, ...facts);
  const [kind, ...figures] = answer as ['entered' | 'slowed' | 'stopped', ...number[]];
  switch (kind) {
    case 'entered':
      return { kind, slot };
    case 'slowed':
      return { kind, counts: figures };
    case 'stopped':
      return { kind, waitMs: figures[0] ?? 0 };
  }
}
