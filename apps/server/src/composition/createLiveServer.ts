import { createServer, type Server } from 'node:http';
import { sql } from 'kysely';
import type { LiveConfig } from '../platform/config/liveConfig.ts';
import { createDatabase } from '../platform/database/createDatabase.ts';
import { answerBrokenRequest } from '../platform/http/answerBrokenRequest.ts';
import { createVisitorAddress } from '../platform/http/createVisitorAddress.ts';
import { securityHeaders } from '../platform/http/securityHeaders.ts';
import { createLiveHub } from '../platform/live/createLiveHub.ts';
import { createFanOut } from '../platform/live/fanOut/createFanOut.ts';
import { createLiveListener } from '../platform/live/fanOut/createLiveListener.ts';
import { createSeats } from '../platform/live/fanOut/createSeats.ts';
import type { PublicChannel } from '../platform/live/fanOut/PublicChannel.ts';
import type { Log } from '../platform/log/createLog.ts';
import { createRedis } from '../platform/redis/createRedis.ts';
import { readMetrics } from '../platform/telemetry/metrics.ts';

/** Sockets beyond the viewers': those who are being refused, and the machine's own probes. */
const SPARE_CONNECTIONS = 500;

/** Without Redis it opens all the same. */
const REDIS_WAIT_MS = 1000;

export interface LiveServer {
  readonly server: Server;
  /** Is no longer ready, so that the load balancer sends nobody new. */
  readonly drain: () => void;
  /** Ends every stream and lets go of the stores. */
  readonly close: () => Promise<void>;
}

/** The process `live`, not yet listening: streams for everyone, and what the machine's probes ask. */
export async function createLiveServer(
  config: LiveConfig,
  channels: Readonly<Record<string, PublicChannel>>,
  log: Log,
): Promise<LiveServer> {
  const redis = createRedis({ url: config.REDIS_URL, prefix: config.REDIS_PREFIX, log });
  const hub = createLiveHub({ redis, prefix: config.REDIS_PREFIX, log });
  // Whoever came before it listens would be loaded for once more.
  await hub.listen(REDIS_WAIT_MS);
  const loadsAtOnce = config.LIVE_DATABASE_POOL;
  const db = createDatabase({
    connectionString: config.DATABASE_URL,
    max: loadsAtOnce,
    applicationName: 'jiwu-live',
  });
  const fanOut = createFanOut({ hub, db: db.read, log, loadsAtOnce });
  const seats = createSeats({ perAddress: config.LIVE_PER_ADDRESS, total: config.LIVE_TOTAL });
  const answerLive = createLiveListener({
    fanOut,
    channels,
    seats,
    visitorAddress: createVisitorAddress(config.TRUSTED_PROXIES),
    opensPerMinute: config.REQUESTS_PER_MINUTE,
    headers: await securityHeaders(),
    log,
  });
  let isDraining = false;
  /** As of the api: the proxy does not pass these on. */
  const probes: Readonly<Record<string, () => Promise<{ status: number; type: string; text: string }>>> = {
    '/healthz': async () => json(200, { alive: true }),
    async '/readyz'() {
      const database = await sql`select 1`.execute(db.read).then(
        () => true,
        () => false,
      );
      const ready = database && !isDraining;
      return json(ready ? 200 : 503, { ready, database, redis: redis.status === 'ready', stopping: isDraining });
    },
    '/metrics': async () => ({ status: 200, ...(await readMetrics()) }),
  };
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, (request, response) => {
    const probe = probes[request.url ?? ''];
    if (!probe) return void answerLive(request, response);
    void probe().then(({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text));
  });
  server.maxConnections = config.LIVE_TOTAL + SPARE_CONNECTIONS;
  server.on('clientError', answerBrokenRequest);
  return {
    server,
    drain() {
      isDraining = true;
    },
    async close() {
      isDraining = true;
      const closed = new Promise((resolve) => server.close(resolve));
      fanOut.close();
      server.closeIdleConnections();
      await closed;
      hub.close();
      redis.disconnect();
      await db.close();
    },
  };
}

function json(status: number, data: unknown) {
  return { status, type: 'application/json; charset=utf-8', text: JSON.stringify(data) };
}
