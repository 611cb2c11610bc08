import type { FastifyInstance } from 'fastify';
import { authenticate } from '../modules/identity/index.ts';
import { createHttpServer } from '../platform/http/createHttpServer.ts';
import { registerDocs } from '../platform/http/registerDocs.ts';
import { registerEndpoints } from '../platform/http/registerEndpoints.ts';
import { registerHealth } from '../platform/http/registerHealth.ts';
import { awaitRedis } from '../platform/redis/createRedis.ts';
import type { Services } from '../platform/services.ts';
import { handlers } from './handlers.ts';

/** The whole API over the given services, not yet listening. */
export async function createApi(services: Services, isStopping: () => boolean = () => false): Promise<FastifyInstance> {
  await awaitRedis(services.redis, 1000);
  const app = await createHttpServer(services);
  registerHealth(app, services, isStopping);
  if (services.config.NODE_ENV !== 'production') await registerDocs(app);
  await app.register(async (scope) => {
    registerEndpoints(scope, { services, authenticate: (token) => authenticate(services, token), handlers });
  });
  return app;
}
