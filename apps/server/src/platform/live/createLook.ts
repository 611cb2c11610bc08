import type { PassThrough } from 'node:stream';
import type { Log } from '../log/createLog.ts';
import { type LiveHub, MAYBE_MISSED } from './createLiveHub.ts';

/** Interval of polling while no messages arrive. */
const POLL_MS = 3000;
/** With them too, now and then: a message may be lost. */
const RELOOK_MS = 20_000;

interface LookOptions {
  readonly stream: PassThrough;
  readonly channel: string;
  readonly hub: LiveHub;
  readonly log: Log;
  readonly load: () => Promise<{ data: unknown; isLast: boolean }>;
}

/** How one stream follows its thing. */
export interface Look {
  /** Loads the state and writes it if it has changed. Never fails: it looks again when it is due. */
  readonly now: () => Promise<void>;
  readonly hear: (message: string) => void;
  /** How long it has not been looked at, when that is too long; null when it is not. */
  readonly dueForMs: () => number | null;
}

export function createLook({ stream, channel, hub, log, load }: LookOptions): Look {
  let shown = '';
  let isLooking = false;
  let lookAgain = false;
  let mayHaveMissed = false;
  let lookedAtMs = performance.now();
  const isOver = () => stream.writableEnded || stream.destroyed;

  async function now(): Promise<void> {
    lookAgain = true;
    if (isLooking) return;
    isLooking = true;
    try {
      while (lookAgain && !isOver()) {
        lookAgain = false;
        mayHaveMissed = false;
        lookedAtMs = performance.now();
        const { data, isLast } = await load();
        const text = JSON.stringify(data);
        if (isOver()) return;
        if (text !== shown) stream.write(`data: ${text}\n\n`);
        shown = text;
        if (isLast) stream.end();
      }
    } catch (error) {
      log.warn({ err: error, channel }, 'a live page could not look'); // it does when it is due
    } finally {
      isLooking = false;
    }
  }

  return {
    now,
    hear(message) {
      // After a break every stream may have missed something: each waits for its turn.
      if (message === MAYBE_MISSED) mayHaveMissed = true;
      else void now();
    },
    dueForMs() {
      if (isLooking || isOver()) return null;
      const waitedMs = performance.now() - lookedAtMs;
      return mayHaveMissed || waitedMs >= (hub.hears(channel) ? RELOOK_MS : POLL_MS) ? waitedMs : null;
    },
  };
}
