import { assertTimeZone } from '@jiwu/kernel';
import { createShopServices } from './createShopServices.ts';
import { readConfig } from '../platform/config/config.ts';
import { startWorker } from '../platform/jobs/startWorker.ts';
import { onStopSignal } from '../platform/process/onStopSignal.ts';
import { closeServices } from '../platform/services.ts';
import { startTracing } from '../platform/telemetry/startTracing.ts';
import { cron, jobHandlers, sweeps } from './jobHandlers.ts';

/** Starts a worker as the environment says; on a stop it finishes the jobs that it has begun. */
export async function startWorkerProcess(): Promise<void> {
  assertTimeZone();
  const config = readConfig(process.env);
  const stopTracing = await startTracing(config, 'jiwu-worker');
  const services = createShopServices(config, 'worker');
  const worker = await startWorker(services, { handlers: jobHandlers, cron, sweeps });
  services.log.info('working');

  onStopSignal(services.log, async () => {
    await worker.stop();
    await closeServices(services);
    await stopTracing();
  });
}
