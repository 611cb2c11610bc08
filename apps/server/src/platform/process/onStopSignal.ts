import type { Log } from '../log/createLog.ts';

/** Stops in order on SIGTERM or SIGINT; a stop that hangs is cut off, since the supervisor would do it anyway. */
const PATIENCE_MS = 20_000;

export function onStopSignal(log: Log, stop: () => Promise<void>): void {
  let stopping = false;
  const handle = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
}
