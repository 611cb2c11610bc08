import { assertTimeZone } from '@jiwu/kernel';
import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { readLiveConfig } from '../platform/config/liveConfig.ts';
import { backlog } from '../platform/http/backlog.ts';
import { createLog } from '../platform/log/createLog.ts';
import { onStopSignal } from '../platform/process/onStopSignal.ts';
import { startMetrics } from '../platform/telemetry/metrics.ts';
import { createLiveServer } from './createLiveServer.ts';
import { publicChannels } from './publicChannels.ts';

/** Time for the load balancer to see that this process is no longer ready: the viewers come back elsewhere. */
const DRAIN_MS = 2000;
/** A viewer whose network does not even take the end is cut off after this. */
const LEAVE_TIME_MS = 3000;

/** Starts the process `live` as the environment says. */
export async function startLive(): Promise<void> {
  assertTimeZone();
  const config = readLiveConfig(process.env);
  const log = createLog(config.LOG_LEVEL, 'live');
  const live = await createLiveServer(config, publicChannels, log);
  startMetrics();
  live.server.listen(config.LIVE_PORT, config.HOST, backlog, () => log.info({ port: config.LIVE_PORT }, 'listening'));
  live.server.once('listening', flushCompileCache);

  onStopSignal(log, async () => {
    live.drain();
    if (config.NODE_ENV === 'production') await pause(DRAIN_MS);
    setTimeout(() => live.server.closeAllConnections(), LEAVE_TIME_MS).unref();
    await live.close();
  });
}
