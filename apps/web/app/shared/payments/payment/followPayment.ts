import { ApiError } from '@jiwu/api-client';
import type { Payment } from '@jiwu/contract';

interface Following {
  readonly signal: AbortSignal;
  /** Live: hands on each state until the server ends it. */
  readonly stream: (onPayment: (payment: Payment) => void) => Promise<void>;
  /** Asks once. */
  readonly ask: () => Promise<Payment>;
  /** Sleeps, or wakes early when the network or the reader comes back. */
  readonly wait: (ms: number) => Promise<void>;
  readonly onPayment: (payment: Payment) => void;
  readonly onConnection: (isLive: boolean) => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

/** Nothing more will come: paid, also if it is on its way back, or closed. */
function isFinal({ state }: Payment): boolean {
  return state === 'paid' || state === 'closed';
}

/** What is known of payments by their ids. An answer that was overtaken does not undo the end of its own. */
export type KnownPayments = Readonly<Record<string, Payment>>;

export function withPayment(known: KnownPayments, next: Payment): KnownPayments {
  const former = known[next.id];
  return former && isFinal(former) ? known : { ...known, [next.id]: next };
}

/**
 * Follows a payment to its end. When the live connection drops it asks once, waits longer each time, and connects anew.
 * Rejects only when the shop says that there is no such payment.
 */
export async function followPayment(following: Following): Promise<void> {
  const { signal, stream, ask, wait, onPayment, onConnection } = following;
  let ended = false;
  let waitMs = FIRST_WAIT_MS;
  const tell = (payment: Payment) => {
    if (signal.aborted) return;
    ended = isFinal(payment);
    onPayment(payment);
  };
  const tellLive = (payment: Payment) => {
    waitMs = FIRST_WAIT_MS;
    if (!signal.aborted) onConnection(true);
    tell(payment);
  };
  while (!signal.aborted) {
    await carryOn(() => stream(tellLive));
    if (ended || signal.aborted) return;
    onConnection(false);
    await carryOn(async () => tell(await ask()));
    if (ended || signal.aborted) return;
    await wait(waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}

/** A broken connection is passed over; a refusal that no further try changes is not. */
async function carryOn(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ApiError && REFUSALS.has(error.status)) throw error;
  }
}

const REFUSALS = new Set([400, 401, 403, 404]);
