import type { Redis } from 'ioredis';
import { newId } from '@jiwu/kernel';
import { tagKey, VERSION_LIFE_SECONDS } from './tagKey.ts';

/**
 * Makes every cached answer with one of these tags outdated. Call it after the change has committed, so that answers loaded
 * afterwards are new. Fails while Redis is away; the writer leaves a job that tries again.
 */
export async function bumpTags(redis: Redis, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  const pipeline = redis.pipeline();
  for (const tag of tags) pipeline.set(tagKey(tag), newId(), 'EX', VERSION_LIFE_SECONDS);
  for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error;
}
