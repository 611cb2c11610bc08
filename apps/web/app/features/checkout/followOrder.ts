interface Following {
  readonly signal: AbortSignal;
  /** Live: calls for each change until the server ends it. */
  readonly stream: (onChange: () => void) => Promise<void>;
  /** Asks for the order as it stands. */
  readonly ask: () => void;
  /** Sleeps, or wakes early when the network or the reader comes back. */
  readonly wait: (ms: number) => Promise<void>;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

/** Asks for the order whenever it has changed. When the live connection drops it asks, waits longer each time, and connects anew. */
export async function followOrder({ signal, stream, ask, wait }: Following): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  const onChange = () => {
    waitMs = FIRST_WAIT_MS;
    if (!signal.aborted) ask();
  };
  while (!signal.aborted) {
    // A connection that cannot be had is as one that broke off.
    await stream(onChange).catch(() => undefined);
    if (signal.aborted) return;
    ask();
    await wait(waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}
