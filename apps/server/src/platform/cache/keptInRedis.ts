import type { Redis } from 'ioredis';

/** An answer as Redis keeps it for all processes. */
export interface RedisAnswer {
  /** The version of its tag that was read before it was loaded. */
  readonly version: string;
  /** By the wall clock, which processes share. */
  readonly loadedAt: number;
  readonly etag: string;
  readonly body: Buffer;
}

const NEWLINE = 10;

/** Nothing when there is none, or Redis does not answer. */
export async function findInRedis(redis: Redis, key: string): Promise<RedisAnswer | null> {
  const bytes = await redis.getBuffer(answerKey(key)).catch(() => null);
  if (!bytes) return null;
  const end = bytes.indexOf(NEWLINE);
  const [version, loadedAt, etag] = JSON.parse(bytes.toString('utf8', 0, end)) as [string, number, string];
  // Copied: a slice would keep all that came over the wire together with it.
  return { version, loadedAt, etag, body: Buffer.from(bytes.subarray(end + 1)) };
}

/** Not awaited: an answer that Redis did not take is loaded again. */
export function keepInRedis(redis: Redis, key: string, answer: RedisAnswer, maxAgeMs: number): void {
  const head = JSON.stringify([answer.version, answer.loadedAt, answer.etag]);
  const bytes = Buffer.concat([Buffer.from(`${head}\n`), answer.body]);
  redis.set(answerKey(key), bytes, 'PX', maxAgeMs).catch(() => {});
}

function answerKey(key: string): string {
  return `answer:${key}`;
}
