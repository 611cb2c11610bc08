const PAUSE_MS = 300;

/** Writes happen one after the other, in the order in which they were asked for. `onIdle` runs after the last. */
export function createWriteQueue(onIdle: () => Promise<void>) {
  let tail: Promise<void> = Promise.resolve();
  let waiting = 0;
  const paused = new Map<string, { timer: ReturnType<typeof setTimeout>; send: () => void }>();

  async function write(change: () => Promise<void>): Promise<void> {
    waiting += 1;
    const run = async () => {
      try {
        await change();
      } catch {
        // The API client has shown the reason; the cart is fetched anew.
      } finally {
        waiting -= 1;
      }
      if (waiting === 0 && paused.size === 0) await onIdle().catch(() => undefined);
    };
    tail = tail.then(run);
    await tail;
  }

  /** Of several with the same key within a moment only the last is written. */
  async function writeLast(key: string, change: () => Promise<void>): Promise<void> {
    const before = paused.get(key);
    if (before) clearTimeout(before.timer);
    const send = () => {
      paused.delete(key);
      void write(change);
    };
    paused.set(key, { timer: setTimeout(send, PAUSE_MS), send });
    await Promise.resolve();
  }

  /** Nothing waits any longer. */
  async function flush(): Promise<void> {
    for (const { timer, send } of paused.values()) {
      clearTimeout(timer);
      send();
    }
    await tail;
  }

  return { write, writeLast, flush };
}
