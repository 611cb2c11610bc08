export interface Timers {
  /** Starts `act` later and does not wait for it; its errors are written to the console. */
  readonly after: (delayMs: number, act: () => Promise<void>) => void;
  readonly stop: () => void;
}

/** Timers that end with the sandbox: a repetition six hours from now must not hold up the end of a test. */
export function createTimers(): Timers {
  const running = new Set<NodeJS.Timeout>();
  let isStopped = false;
  return {
    after(delayMs, act) {
      if (isStopped) return;
      const timer = setTimeout(() => {
        running.delete(timer);
        act().catch((error: unknown) => {
          if (!isStopped) console.error('sandbox:', error);
        });
      }, delayMs);
      running.add(timer);
    },
    stop() {
      isStopped = true;
      for (const timer of running) clearTimeout(timer);
      running.clear();
    },
  };
}
