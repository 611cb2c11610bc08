import { ApiError } from '@jiwu/api-client';

interface Following {
  readonly signal: AbortSignal;
  /** Live: hands on each event until the server ends it. */
  readonly stream: (onEvent: (event: unknown) => void) => Promise<void>;
  /** Sleeps, or wakes early when the network or the reader comes back. */
  readonly wait: (ms: number) => Promise<void>;
  readonly onEvent: (event: unknown) => void;
  /** Whether it is connected now. */
  readonly onLive: (isLive: boolean) => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** No more events will come: the session is over, or the order does not exist. */
const REFUSALS = new Set([400, 401, 403, 404]);

/** Follows an order while the page is open: reconnects after longer and longer waits, and reports a lost connection. */
export async function followOrder({ signal, stream, wait, onEvent, onLive }: Following): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  while (!signal.aborted) {
    try {
      await stream((event) => {
        waitMs = FIRST_WAIT_MS;
        if (signal.aborted) return;
        onLive(true);
        onEvent(event);
      });
      // The server ends it now and then; that is no loss.
    } catch (error) {
      if (signal.aborted || (error instanceof ApiError && REFUSALS.has(error.status))) return;
      onLive(false);
    }
    if (signal.aborted) return;
    await wait(waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}
