import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { readMetrics, recordSmsBudget } from '../telemetry/metrics.ts';

/**
 * For the load balancer and Prometheus; the proxy does not pass these on. Alive: the process answers. Ready: it can
 * serve, and is not stopping. Redis being away leaves the shop able to sell, so readiness only reports it.
 */
export function registerHealth(app: FastifyInstance, services: Services, isStopping: () => boolean): void {
  const unlimited = { config: { rateLimit: false as const } };
  app.get('/healthz', unlimited, () => ({ alive: true }));
  app.get('/readyz', unlimited, async (_request, reply) => {
    const [database, redis] = await Promise.all([
      succeeds(sql`select 1`.execute(services.db.read)),
      succeeds(services.redis.ping()),
    ]);
    const ready = database && !isStopping();
    return reply.code(ready ? 200 : 503).send({ ready, database, redis, stopping: isStopping() });
  });
  app.get('/metrics', unlimited, async (_request, reply) => {
    // Without the database the other figures are wanted all the more.
    await services.sms.readBudget().then(recordSmsBudget, () => null);
    const { type, text } = await readMetrics();
    return reply.type(type).send(text);
  });
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return await work.then(
    () => true,
    () => false,
  );
}
