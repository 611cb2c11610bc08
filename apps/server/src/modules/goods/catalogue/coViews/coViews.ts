import type { Redis } from 'ioredis';

/** Pairs are forgotten a month after the last time anyone saw both. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;
const PARTNERS_KEPT = 50;
/** What fewer visitors saw together is the tour of one of them, and no recommendation. */
const LEAST_VISITORS = 3;

const partnersKey = (productId: string) => `coViews:${productId}`;

/**
 * Counts that a visitor saw a product after others: each pair once a day for one network address (the browser id is whatever the
 * caller says). In Redis only: if it is lost, recommendations fall back to the category.
 */
export async function recordCoViews(
  redis: Redis,
  input: { productId: string; after: readonly string[]; viewer: string },
): Promise<void> {
  const others = [...new Set(input.after)].filter((id) => id !== input.productId);
  if (others.length === 0) return;
  const marks = redis.pipeline();
  for (const other of others) {
    const [a, b] = [input.productId, other].toSorted();
    marks.set(`coViewed:${input.viewer}:${a}:${b}`, '1', 'EX', DAY_SECONDS, 'NX');
  }
  const marked = (await marks.exec()) ?? [];
  const counts = redis.pipeline();
  for (const [index, other] of others.entries()) {
    if (marked[index]?.[1] !== 'OK') continue;
    for (const [from, to] of [
      [input.productId, other],
      [other, input.productId],
    ] as const) {
      counts.zincrby(partnersKey(from), 1, to);
      counts.zremrangebyrank(partnersKey(from), 0, -PARTNERS_KEPT - 1);
      counts.expire(partnersKey(from), KEPT_SECONDS);
    }
  }
  await counts.exec();
}

/** Products that several visitors looked at together with this one, most often first. None while Redis is away. */
export async function listCoViewed(redis: Redis, productId: string, limit: number): Promise<string[]> {
  const key = partnersKey(productId);
  return await redis.zrevrangebyscore(key, '+inf', LEAST_VISITORS, 'LIMIT', 0, limit).catch(() => []);
}
