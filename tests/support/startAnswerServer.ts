import { z } from 'zod';
import { endpoint } from '../../packages/contract/src/endpoint.ts';
import { createAnswerCache } from '../../apps/server/src/platform/cache/createAnswerCache.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { ShopError } from '../../apps/server/src/platform/errors/ShopError.ts';
import { answerFromMemory } from '../../apps/server/src/platform/http/answerFromMemory.ts';
import { createHttpServer } from '../../apps/server/src/platform/http/createHttpServer.ts';
import { registerEndpoints } from '../../apps/server/src/platform/http/registerEndpoints.ts';
import { closeServices, createServices } from '../../apps/server/src/platform/services.ts';
import { awaitRedis } from '../../apps/server/src/platform/redis/createRedis.ts';

const shelf = z.strictObject({ name: z.string(), priceFen: z.number().int() });
const query = z.strictObject({ id: z.string().max(20), colour: z.string().optional() });

const endpoints = {
  shelfShow: endpoint({
    method: 'GET',
    path: '/shelf/show',
    summary: '一格货架',
    caller: 'guest',
    shared: true,
    query,
    answer: shelf,
  }),
  shelfLagging: endpoint({
    method: 'GET',
    path: '/shelf/lagging',
    summary: '可以晚一点的一格货架',
    caller: 'guest',
    shared: true,
    query,
    answer: shelf,
  }),
};

/** The data of the handlers: the test's stand-in for the database, with a wait that the test may set. */
export interface Shelves {
  readonly pricesFen: Map<string, number>;
  reads: number;
  /** Awaited after reading: the read value may be outdated by then. */
  afterRead: () => Promise<void>;
}

export interface AnswerServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The server's own way of answering, over two small endpoints and the given Redis. */
export async function startAnswerServer(
  shelves: Shelves,
  env: {
    REDIS_URL: string;
    CACHE_REDIS_URL?: string;
    REDIS_PREFIX: string;
    CACHE?: 'off';
    REQUESTS_PER_MINUTE?: string;
  },
): Promise<AnswerServer> {
  const services = createServices(
    readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...env }),
    'test',
  );
  await Promise.all([awaitRedis(services.redis, 1000), awaitRedis(services.cacheRedis, 1000)]);
  const app = await createHttpServer(services);
  const answers = env.CACHE ? null : createAnswerCache({ redis: services.cacheRedis, maxBytes: 10_000_000 });
  if (answers) answerFromMemory(app.server, answers);
  const read = async (id: string) => {
    shelves.reads += 1;
    const priceFen = shelves.pricesFen.get(id);
    await shelves.afterRead();
    if (priceFen === undefined) throw new ShopError('NOT_FOUND');
    if (priceFen < 0) throw new Error('the shelf fell down');
    // 999 stands for a statement whose answer does not fit the contract.
    return priceFen === 999 ? { raw: '{"name":"货架"}' } : { raw: JSON.stringify({ name: '货架', priceFen }) };
  };
  registerEndpoints(app, {
    services,
    authenticate: {
      user: () => Promise.reject(new ShopError('TOKEN_EXPIRED')),
      staff: () => Promise.reject(new ShopError('TOKEN_EXPIRED')),
      signedUser: () => Promise.resolve(null),
    },
    endpoints,
    handlers: {
      shelfShow: (_context, input) => read(input.query.id),
      shelfLagging: (_context, input) => read(input.query.id),
    },
    answerRules: {
      shelfShow: ({ id }) => ({ tag: `shelf:${id}`, lagMs: 0, maxAgeMs: 60_000 }),
      shelfLagging: ({ id }) => ({ tag: `shelf:${id}`, lagMs: 2500, maxAgeMs: 60_000 }),
    },
    answers,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    async stop() {
      await app.close();
      await closeServices(services);
    },
  };
}
