import { z } from 'zod';

/** Settings that every process of the server reads. */
export const processSettings = {
  /** Production unless said otherwise: forgetting it must not open anything. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Proxies whose X-Forwarded-For header is trusted. */
  TRUSTED_PROXIES: z.string().default('127.0.0.1,::1'),

  DATABASE_URL: z.string().startsWith('postgres'),
  REDIS_URL: z.string().startsWith('redis'),
  /**
   * The Redis of answers and of what is only counted for show: with a budget (`maxmemory`) and `allkeys-lfu`. The other one holds limits,
   * ended sessions and the rush gate, and must evict nothing. Unless set, one Redis does both.
   */
  CACHE_REDIS_URL: z.string().startsWith('redis').optional(),
  /** Separates the keys of several shops, or of parallel tests, in one Redis. */
  REDIS_PREFIX: z.string().default('jiwu:'),

  /** Requests of one caller (a user, a member of staff, a guest's browser) to one endpoint in a minute, where the endpoint says no other number. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(600),
};
