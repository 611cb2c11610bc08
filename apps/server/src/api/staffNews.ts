import type { staffNewsEndpoints } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import type { Redis } from 'ioredis';
import { loadNews } from '../flows/dashboard/queries/loadNews.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

/** Longer than anything is new. If it is lost, what was seen is marked as new once more. */
const KEPT_MS = 30 * DAY_MS;
const seenKey = (staffId: string) => `staffNews:seen:${staffId}`;

export const staffNewsHandlers = {
  async staffNews({ services, staff }) {
    const { staffId, roles } = staff();
    const { db, redis, clock, exports } = services;
    const seenUntil = await readSeen(redis, staffId);
    return await loadNews(db.bundle(), { staffId, roles, seenUntil, now: clock() }, exports);
  },

  async staffNewsSeen({ services, staff }, { body }) {
    const until = Math.min(Date.parse(body.until), services.clock().getTime());
    // While Redis is away the mark isn't kept, and nothing is said to be new.
    await services.redis.set(seenKey(staff().staffId), String(until), 'PX', KEPT_MS).catch(() => {});
    return {};
  },
} satisfies HandlersOf<typeof staffNewsEndpoints, ShopServices>;

/** Null: Redis is away. */
async function readSeen(redis: Redis, staffId: string): Promise<Date | null> {
  try {
    return new Date(Number((await redis.get(seenKey(staffId))) ?? 0));
  } catch {
    return null;
  }
}
