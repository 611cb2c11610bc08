import { setTimeout as pause } from 'node:timers/promises';
import { countLive } from '../../telemetry/metrics.ts';
import type { Log } from '../../log/createLog.ts';
import { type LiveHub, MAYBE_MISSED } from '../createLiveHub.ts';
import { stateFrame, type StateFrame } from './frames.ts';

/** Changes that follow each other more quickly are loaded and told together: a rush for one product must not write without end. */
const PAUSE_MS = 500;
/** Without announcements it looks this often. */
const POLL_MS = 3000;
/** With them too, now and then: whoever changed something may have died before announcing it. */
const RELOOK_MS = 60_000;

interface TopicOptions {
  readonly hub: LiveHub;
  readonly log: Log;
  readonly channel: string;
  readonly load: () => Promise<{ data: unknown; isLast: boolean } | null>;
  /** Called with each state that differs from the one before, and with the first after a failure. Null: it is there no more. */
  readonly onState: (state: StateFrame | null) => void;
  /** The state could not be loaded; said once, until it could again. */
  readonly onStale: () => void;
}

/** One thing that is followed live, by however many: one subscription, and one load for each change. */
export interface Topic {
  /** Resolves when there is a state, which the first who asks loads. Rejects when it can't be loaded. */
  readonly open: () => Promise<void>;
  /** The state as it was told last. Null: there is no such thing. */
  readonly state: () => StateFrame | null;
  /** Whether the last load failed. */
  readonly isStale: () => boolean;
  /** How long it has not been looked at, when that is too long for what it hears; null when it is not. */
  readonly dueForMs: () => number | null;
  /** Loads it without having heard of a change. */
  readonly look: () => void;
  readonly close: () => void;
}

export function createTopic({ hub, log, channel, load, onState, onStale }: TopicOptions): Topic {
  let state: StateFrame | null = null;
  let opening: Promise<void> | null = null;
  let unsubscribe = (): void => {};
  let isClosed = false;
  let isStale = false;
  let isLooking = false;
  let lookAgain = false;
  let lookedAtMs = -Infinity;
  let mayHaveMissed = false;

  const loadOnce = async (): Promise<void> => {
    lookedAtMs = performance.now();
    mayHaveMissed = false;
    countLive('loads');
    const loaded = await load();
    const next = loaded && stateFrame(loaded);
    const isNews = isStale || next?.id !== state?.id || next?.isLast !== state?.isLast;
    isStale = false;
    state = next;
    if (isNews && !isClosed) onState(next);
  };
  /** Never fails: it looks again when it is due. */
  const look = async (): Promise<void> => {
    lookAgain = true;
    if (isLooking || isClosed) return;
    isLooking = true;
    try {
      while (lookAgain) {
        const waitMs = lookedAtMs + PAUSE_MS - performance.now();
        if (waitMs > 0) await pause(waitMs, undefined, { ref: false });
        // Before the load and not after it: a change that is announced meanwhile may not be in what is being read.
        lookAgain = false;
        if (isClosed) return;
        await loadOnce();
      }
    } catch (error) {
      log.warn({ err: error, channel }, 'a live page could not look');
      if (!isStale && !isClosed) onStale();
      isStale = true;
    } finally {
      isLooking = false;
    }
  };
  const openOnce = async (): Promise<void> => {
    // What is announced from now on waits for the first load, and then makes a second one.
    isLooking = true;
    try {
      // Subscribes before the first load: a change between the two would otherwise be missed.
      const leave = await hub.subscribe(channel, (message) => {
        // After a break every topic may have missed something: each waits for its turn.
        if (message === MAYBE_MISSED) mayHaveMissed = true;
        else void look();
      });
      if (isClosed) return leave();
      unsubscribe = leave;
      lookAgain = false;
      await loadOnce();
    } finally {
      isLooking = false;
    }
    if (lookAgain) void look();
  };
  return {
    open: () => (opening ??= openOnce()),
    state: () => state,
    isStale: () => isStale,
    dueForMs() {
      if (state === null || state.isLast || isLooking) return null;
      const waitedMs = performance.now() - lookedAtMs;
      const dueMs = hub.hears(channel) && !isStale ? RELOOK_MS : POLL_MS;
      return mayHaveMissed || waitedMs >= dueMs ? waitedMs : null;
    },
    look: () => void look(),
    close() {
      isClosed = true;
      unsubscribe();
    },
  };
}
