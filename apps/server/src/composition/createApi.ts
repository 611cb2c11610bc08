import { contract } from '@jiwu/contract';
import type { FastifyInstance } from 'fastify';
import { registerGatewayCallbacks } from '../api/gatewayCallbacks.ts';
import { authenticate, findSignedUser } from '../modules/people/identity/index.ts';
import { authenticateStaff } from '../modules/staff/staff/index.ts';
import { createAnswerCache } from '../platform/cache/createAnswerCache.ts';
import { answerFromMemory } from '../platform/http/answerFromMemory.ts';
import { createHttpServer } from '../platform/http/createHttpServer.ts';
import { refuseFromMemory } from '../platform/http/refuseFromMemory.ts';
import { registerDocs } from '../platform/http/registerDocs.ts';
import { registerEndpoints } from '../platform/http/registerEndpoints.ts';
import { registerHealth } from '../platform/http/registerHealth.ts';
import { awaitRedis } from '../platform/redis/createRedis.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { answerTags } from './answerTags.ts';
import { handlers } from './handlers.ts';
import { rushRefusals } from './rushRefusals.ts';
import { withoutConsent } from './withoutConsent.ts';

const MEGABYTE = 1024 * 1024;

/** The whole API over the given services, not yet listening. */
export async function createApi(
  services: ShopServices,
  isStopping: () => boolean = () => false,
): Promise<FastifyInstance> {
  const { config, redis, cacheRedis } = services;
  await Promise.all([awaitRedis(redis, 1000), awaitRedis(cacheRedis, 1000)]);
  const answers =
    config.CACHE === 'on'
      ? createAnswerCache({ redis: cacheRedis, maxBytes: config.CACHE_MEGABYTES * MEGABYTE })
      : null;
  const app = await createHttpServer(services);
  if (answers) answerFromMemory(app.server, answers);
  await refuseFromMemory(app.server, { endpoints: contract, refusals: rushRefusals(services) });
  registerHealth(app, services, isStopping);
  if (config.NODE_ENV !== 'production') await registerDocs(app);
  // Before the server waits for its answers to end: these would not.
  app.addHook('preClose', async () => services.streams.close());
  await app.register(async (scope) => registerGatewayCallbacks(scope, services));
  await app.register(async (scope) => {
    registerEndpoints(scope, {
      services,
      authenticate: {
        user: (token) => authenticate(services, token),
        staff: (shown) => authenticateStaff(services, shown),
        signedUser: (token) => findSignedUser(services, token),
      },
      endpoints: contract,
      handlers,
      answerRules: answerTags,
      answers,
      withoutConsent,
    });
  });
  return app;
}
