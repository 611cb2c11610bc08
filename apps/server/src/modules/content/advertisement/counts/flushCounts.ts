import { assert, businessDay, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import type { Redis } from 'ioredis';
import type { Services } from '../../../../platform/services.ts';
import { clickedKey, countedKey, HOURS_KEY, seenKey } from './countKeys.ts';
import { type Counted, raiseCounts } from './raiseCounts.ts';

/** Api processes may have clocks that differ a little: an hour is let go when nobody can still count in it. */
const GRACE_MS = 10 * MINUTE_MS;

/**
 * Brings the sizes of Redis's sets into PostgreSQL: one statement for each hour and run, however many looked. A size replaces what is stored only
 * where it is greater, so that doing it twice changes nothing, and a Redis that lost its memory takes nothing away and adds nothing twice.
 */
export async function flushCounts({ db, redis, clock }: Pick<Services, 'db' | 'redis' | 'clock'>): Promise<void> {
  for (const text of await redis.zrangebyscore(HOURS_KEY, '-inf', '+inf')) {
    const hourMs = Number(text);
    const now = clock();
    const counted = await readHour(redis, hourMs);
    const hour = new Date(hourMs);
    if (counted.length > 0) {
      await db.transact((tx) => raiseCounts(tx, { hour, day: businessDay(hour), counted, now }));
    }
    if (now.getTime() > hourMs + HOUR_MS + GRACE_MS) await redis.zrem(HOURS_KEY, text);
  }
}

async function readHour(redis: Redis, hourMs: number): Promise<Counted[]> {
  const ids = await redis.smembers(countedKey(hourMs));
  if (ids.length === 0) return [];
  const sizes = redis.pipeline();
  for (const id of ids) sizes.scard(seenKey(id, hourMs)).scard(clickedKey(id, hourMs));
  const answers = await sizes.exec();
  assert(answers, 'Redis answered every size');
  const sizeAt = (index: number): number => {
    const [error, size] = answers[index] ?? [new Error('no answer'), null];
    if (error) throw error;
    return Number(size);
  };
  return ids.map((id, nth) => ({ id, impressions: sizeAt(2 * nth), clicks: sizeAt(2 * nth + 1) }));
}
