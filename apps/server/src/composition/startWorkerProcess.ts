import { flushCompileCache } from 'node:module';
import { assertTimeZone } from '@jiwu/kernel';
import { createShopServices } from './createShopServices.ts';
import { readConfig } from '../platform/config/config.ts';
import { startWorker } from '../platform/jobs/startWorker.ts';
import { onStopSignal } from '../platform/process/onStopSignal.ts';
import { closeServices } from '../platform/services.ts';
import { startMetrics } from '../platform/telemetry/metrics.ts';
import { startTracing } from '../platform/telemetry/startTracing.ts';
import { createWorkerServer } from './createWorkerServer.ts';
import { cron, jobHandlers, sweeps } from './jobHandlers.ts';

/** Starts a worker as the environment says; on a stop it finishes the jobs that it has begun. */
export async function startWorkerProcess(): Promise<void> {
  assertTimeZone();
  const config = readConfig(process.env);
  const stopTracing = await startTracing(config, 'jiwu-worker');
  const services = createShopServices(config, 'worker');
  let stopping = false;
  const server = createWorkerServer(services, () => stopping);
  startMetrics();
  const worker = await startWorker(services, { handlers: jobHandlers, cron, sweeps });
  // A port that is taken is a broken start, not a worker that nobody watches.
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.WORKER_PORT, config.HOST, resolve);
  });
  services.log.info({ port: config.WORKER_PORT }, 'working');
  flushCompileCache();

  onStopSignal(services.log, async () => {
    stopping = true;
    await worker.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await closeServices(services);
    await stopTracing();
  });
}
