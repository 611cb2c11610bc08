import { ApiError } from '@jiwu/api-client';
import type { NoticeNews } from '@jiwu/contract';

interface Following {
  readonly signal: AbortSignal;
  /** Live: hands on each state until the server ends it. */
  readonly stream: (onNews: (news: NoticeNews) => void) => Promise<void>;
  /** Sleeps, or wakes early when the network or the reader comes back. */
  readonly wait: (ms: number) => Promise<void>;
  readonly onNews: (news: NoticeNews) => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** The session is over: nothing more will come. */
const REFUSALS = new Set([401, 403]);

/** Follows the stream while the page is open: reconnects when it ends or breaks off, after longer and longer waits. */
export async function followNotices({ signal, stream, wait, onNews }: Following): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  while (!signal.aborted) {
    try {
      await stream((news) => {
        waitMs = FIRST_WAIT_MS;
        if (!signal.aborted) onNews(news);
      });
    } catch (error) {
      if (error instanceof ApiError && REFUSALS.has(error.status)) return;
    }
    if (signal.aborted) return;
    await wait(waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}
