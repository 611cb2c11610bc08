import type { Log } from '../log/createLog.ts';

/** Repeats work, never two at once; a failure is logged and the next turn comes all the same. */
export function every(log: Log, name: string, periodMs: number, work: () => Promise<void>): { stop: () => void } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async (): Promise<void> => {
    await work().catch((error: unknown) => {
      if (!stopped) log.error({ err: error }, name);
    });
    if (!stopped) timer = setTimeout(() => void turn(), periodMs);
  };
  void turn();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
