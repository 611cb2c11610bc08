import { assertTimeZone } from '@jiwu/kernel';
import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { createApi } from './createApi.ts';
import { createShopServices } from './createShopServices.ts';
import { readConfig } from '../platform/config/config.ts';
import { backlog } from '../platform/http/backlog.ts';
import { onStopSignal } from '../platform/process/onStopSignal.ts';
import { findRedisRisks } from '../platform/redis/findRedisRisks.ts';
import { closeServices } from '../platform/services.ts';
import { startMetrics } from '../platform/telemetry/metrics.ts';
import { startTracing } from '../platform/telemetry/startTracing.ts';

/** Time for the load balancer to see that this process is no longer ready, before it stops accepting. */
const DRAIN_MS = 2000;
/** A stop waits this long for answers that are under way. */
const LEAVE_TIME_MS = 10_000;

/** Starts the API as the environment says, and stops it in order: drain, then close. */
export async function startApi(): Promise<void> {
  assertTimeZone();
  const config = readConfig(process.env);
  const stopTracing = await startTracing(config, 'jiwu-api');
  const services = createShopServices(config, 'api');
  let stopping = false;
  const app = await createApi(services, () => stopping);
  startMetrics();
  if (config.NODE_ENV === 'production') {
    for (const risk of await findRedisRisks(services)) services.log.warn(risk);
  }
  await app.listen({ host: config.HOST, port: config.PORT, backlog });
  // Written now and not only at the end, which a killed process never reaches.
  flushCompileCache();

  onStopSignal(services.log, async () => {
    stopping = true;
    if (config.NODE_ENV === 'production') await pause(DRAIN_MS);
    // Browsers and proxies open connections that they may never use; those would hold us up for a minute.
    setTimeout(() => app.server.closeAllConnections(), LEAVE_TIME_MS).unref();
    await app.close();
    await closeServices(services);
    await stopTracing();
  });
}
