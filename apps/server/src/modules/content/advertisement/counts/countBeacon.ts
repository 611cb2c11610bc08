import { HOUR_MS } from '@jiwu/kernel';
import type { Redis } from 'ioredis';
import { sha256 } from '../../../../platform/crypto/hashing.ts';
import { clickedKey, countedKey, HOURS_KEY, KEPT_SECONDS, seenKey } from './countKeys.ts';

interface Beacon {
  readonly seen: readonly string[];
  readonly clicked: readonly string[];
  readonly browserId: string;
  readonly now: Date;
}

/**
 * Adds a browser to the sets of the hour: who is in a set already changes nothing, so a set's size is exact, however often a beacon comes.
 * Where it counts is written down first: a beacon that is cut off in the middle leaves nothing that the flush would not find.
 */
export async function countBeacon(redis: Redis, { seen, clicked, browserId, now }: Beacon): Promise<void> {
  const ids = [...new Set([...seen, ...clicked])];
  if (ids.length === 0) return;
  const hourMs = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  // Of this hour only: from what lies in Redis nobody can follow a browser through the day.
  const member = sha256(`${hourMs}:${browserId}`).toString('base64url');
  const commands = redis.pipeline();
  commands.zadd(HOURS_KEY, hourMs, String(hourMs));
  commands.sadd(countedKey(hourMs), ...ids).expire(countedKey(hourMs), KEPT_SECONDS);
  const add = (key: string) => commands.sadd(key, member).expire(key, KEPT_SECONDS);
  for (const id of seen) add(seenKey(id, hourMs));
  for (const id of clicked) add(clickedKey(id, hourMs));
  await commands.exec();
}
