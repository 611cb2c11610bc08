import { Logger, run, type Task } from 'graphile-worker';
import type { Services } from '../services.ts';
import { startHeartbeat } from './heartbeat.ts';
import type { JobName, JobPayloads } from './jobPayloads.ts';
import { startSweeps, type Sweep } from './sweeps.ts';

export type JobHandlers<S extends Services = Services> = {
  readonly [N in JobName]: (services: S, payload: JobPayloads[N]) => Promise<void>;
};

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Runs jobs until stopped. `cron` lines name jobs of the same table. */
export async function startWorker<S extends Services>(
  services: S,
  options: { handlers: JobHandlers<S>; cron: string; sweeps: readonly Sweep<S>[] },
): Promise<{ stop: () => Promise<void> }> {
  const taskList = Object.fromEntries(
    Object.entries(options.handlers).map(([name, handler]): [string, Task] => [
      name,
      async (payload) => {
        await (handler as (services: S, payload: unknown) => Promise<void>)(services, payload);
      },
    ]),
  );
  const heartbeat = startHeartbeat(services);
  const runner = await run({
    connectionString: services.config.DATABASE_URL,
    taskList,
    crontab: options.cron,
    concurrency: 4,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => services.log[LEVELS[level]]({ jobs: true }, message)),
    events: heartbeat.events,
  });
  const sweeps = startSweeps(services, options.sweeps);
  return {
    async stop() {
      sweeps.stop();
      await runner.stop();
      await heartbeat.stop();
    },
  };
}
