import { ApiError } from '@jiwu/api-client';

interface Following<T> {
  readonly signal: AbortSignal;
  /** Live: hands on each state until the server ends it. */
  readonly stream: (onEvent: (event: T) => void) => Promise<void>;
  /** Sleeps, or wakes early when the network or the reader comes back. */
  readonly wait: (ms: number) => Promise<void>;
  readonly onEvent: (event: T) => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** The session is over: nothing more will come. */
const REFUSALS = new Set([401, 403]);

/** Follows a stream of the user's own while the page is open: reconnects when it ends or breaks off, after longer and longer waits. */
export async function followStream<T>({ signal, stream, wait, onEvent }: Following<T>): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  while (!signal.aborted) {
    try {
      await stream((event) => {
        waitMs = FIRST_WAIT_MS;
        if (!signal.aborted) onEvent(event);
      });
    } catch (error) {
      if (error instanceof ApiError && REFUSALS.has(error.status)) return;
    }
    if (signal.aborted) return;
    await wait(waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}
