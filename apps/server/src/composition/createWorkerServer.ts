import { createServer, type Server } from 'node:http';
import { sql } from 'kysely';
import type { ShopServices } from '../flows/ShopServices.ts';
import { readMetrics } from '../platform/telemetry/metrics.ts';

/**
 * What the machine's probes and Prometheus ask of a worker; nobody else reaches this port. Alive: the process answers. Ready: it has
 * its database, and is not stopping. Redis being away leaves it able to work, so readiness only reports it.
 */
export function createWorkerServer(services: ShopServices, isStopping: () => boolean): Server {
  const probes: Readonly<Record<string, () => Promise<{ status: number; type: string; text: string }>>> = {
    '/healthz': () => Promise.resolve(json(200, { alive: true })),
    async '/readyz'() {
      const [database, redis] = await Promise.all([
        succeeds(sql`select 1`.execute(services.db.read)),
        succeeds(services.redis.ping()),
      ]);
      const ready = database && !isStopping();
      return json(ready ? 200 : 503, { ready, database, redis, stopping: isStopping() });
    },
    '/metrics': async () => ({ status: 200, ...(await readMetrics()) }),
  };
  return createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, (request, response) => {
    const probe = probes[request.url ?? ''];
    if (!probe) return void response.writeHead(404).end();
    void probe().then(
      ({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text),
      (error: unknown) => {
        services.log.error({ err: error }, 'a probe could not be answered');
        response.writeHead(500).end();
      },
    );
  });
}

function json(status: number, data: unknown) {
  return { status, type: 'application/json; charset=utf-8', text: JSON.stringify(data) };
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return await work.then(
    () => true,
    () => false,
  );
}
